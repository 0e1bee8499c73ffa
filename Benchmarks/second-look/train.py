#!/usr/bin/env python3
"""Trains a causal character model of Japanese in JAX, on a CPU or a GPU.

    train.py DATA OUT --width 256 --layers 6 --minutes 8

DATA has tokens.xz and meta.json (prepare.py). Six pre-norm layers with rotary positions, RMS norms without a bias and
GELU; the embedding is also the output. Writes OUT/NAME-STEP.npz (float16) every --save seconds and at the end. A run
of more than 15 minutes writes NAME-state.npz too, from which the same command continues.
"""
import argparse, functools, json, lzma, os, time
a = argparse.ArgumentParser()
a.add_argument("data"); a.add_argument("out"); a.add_argument("--width", type=int, default=256)
a.add_argument("--layers", type=int, default=6); a.add_argument("--heads", type=int, default=8)
a.add_argument("--batch", type=int, default=768); a.add_argument("--length", type=int, default=96)
a.add_argument("--minutes", type=float, default=8); a.add_argument("--save", type=float, default=120)
a.add_argument("--rate", type=float, default=2e-3); a.add_argument("--inner", type=int, default=20)
a.add_argument("--name", default="model"); a.add_argument("--limit", type=int, default=0)
a = a.parse_args()
import jax, jax.numpy as jnp, numpy as np
start = time.time()
meta = json.load(open(f"{a.data}/meta.json"))
tokens = np.frombuffer(lzma.decompress(open(f"{a.data}/tokens.xz", "rb").read()), np.uint16)
V, D, H, L, T, B = len(meta["vocab"]), a.width, a.heads, a.layers, a.length, a.batch
V = (V + 63) // 64 * 64
# Positions of each file, drawn with its weight times its size.
ends, probabilities, at = [], [], 0
for f in meta["files"]:
    ends.append((at, at + f["count"])); probabilities.append(f["count"] * f["weight"]); at += f["count"]
probabilities = np.array(probabilities) / sum(probabilities)
# The last tokens of each file are for validation.
VALID = 20000
print(jax.devices(), f"tokens {len(tokens)} load {time.time()-start:.0f}s", flush=True)
key = jax.random.PRNGKey(7)

def init(key):
    k = iter(jax.random.split(key, 200)); n = lambda *s, std: jax.random.normal(next(k), s) * std
    p = {"embed": n(V, D, std=0.02), "norm": jnp.ones(D)}
    for i in range(L):
        p[f"{i}.n1"] = jnp.ones(D); p[f"{i}.n2"] = jnp.ones(D)
        p[f"{i}.qkv"] = n(D, 3 * D, std=0.02); p[f"{i}.o"] = n(D, D, std=0.02 / (2 * L) ** .5)
        p[f"{i}.up"] = n(D, 4 * D, std=0.02); p[f"{i}.down"] = n(4 * D, D, std=0.02 / (2 * L) ** .5)
    return p

def norm(x, g):
    x = x.astype(jnp.float32)
    return (x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * g)

angles = np.outer(np.arange(1024), 1e4 ** (-np.arange(0, D // H, 2) / (D // H))).astype(np.float32)
COS, SIN = np.cos(angles), np.sin(angles)
def rotate(x):
    t = x.shape[1]; c = COS[:t][None, :, None]; s = SIN[:t][None, :, None]
    u, v = x[..., ::2], x[..., 1::2]
    return jnp.stack([u * c - v * s, u * s + v * c], -1).reshape(x.shape)

def forward(p, t):
    x = p["embed"][t]; b, n = t.shape
    mask = jnp.tril(jnp.ones((n, n), bool))
    h = lambda y: y.astype(jnp.bfloat16)
    for i in range(L):
        y = h(norm(x, p[f"{i}.n1"])) @ h(p[f"{i}.qkv"])
        q, k, v = [z.reshape(b, n, H, D // H) for z in jnp.split(y, 3, -1)]
        q, k = h(rotate(q.astype(jnp.float32))), h(rotate(k.astype(jnp.float32)))
        w = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(jnp.float32) / (D // H) ** .5
        w = jax.nn.softmax(jnp.where(mask, w, -1e9), -1)
        x = x + (jnp.einsum("bhqk,bkhd->bqhd", h(w), v).reshape(b, n, D) @ h(p[f"{i}.o"])).astype(jnp.float32)
        y = h(norm(x, p[f"{i}.n2"])) @ h(p[f"{i}.up"])
        x = x + (jax.nn.gelu(y) @ h(p[f"{i}.down"])).astype(jnp.float32)
    return (h(norm(x, p["norm"])) @ h(p["embed"]).T).astype(jnp.float32)

def loss(p, t):
    y = forward(p, t[:, :-1]); g = t[:, 1:]
    l = jax.nn.logsumexp(y, -1) - jnp.take_along_axis(y, g[..., None], -1)[..., 0]
    # The beginning of a window has no context: it counts less.
    w = jnp.where(jnp.arange(t.shape[1] - 1) < 4, 0.3, 1.0)
    return (l * w).sum() / (w.sum() * t.shape[0])

@functools.partial(jax.jit, donate_argnums=(0, 1, 2))
def steps(p, m, v, data, starts, rate, step):
    def one(c, s):
        p, m, v, step = c
        t = data[s[:, None] + jnp.arange(T + 1)].astype(jnp.int32)
        l, g = jax.value_and_grad(loss)(p, t)
        n = jnp.sqrt(sum((x ** 2).sum() for x in g.values())); g = {k: x * jnp.minimum(1, 1 / (n + 1e-6)) for k, x in g.items()}
        step = step + 1
        m = {k: .9 * m[k] + .1 * g[k] for k in g}; v = {k: .98 * v[k] + .02 * g[k] ** 2 for k in g}
        c1, c2 = 1 - .9 ** step, 1 - .98 ** step
        p = {k: p[k] * (1 - rate * (0.05 if p[k].ndim > 1 else 0)) - rate * (m[k] / c1) / (jnp.sqrt(v[k] / c2) + 1e-8) for k in p}
        return (p, m, v, step), l
    (p, m, v, step), l = jax.lax.scan(one, (p, m, v, step), starts)
    return p, m, v, step, l.mean()

p = init(key); m = {k: jnp.zeros_like(x) for k, x in p.items()}; v = {k: jnp.zeros_like(x) for k, x in p.items()}
print("parameters", sum(x.size for x in p.values()), flush=True)
os.makedirs(a.out, exist_ok=True)
step = jnp.zeros((), jnp.float32); state = f"{a.out}/{a.name}-state.npz"
done = 0.0
if os.path.exists(state):
    s = np.load(state); done = float(s["done"]); step = jnp.array(s["step"])
    for k in p: p[k], m[k], v[k] = jnp.array(s["p" + k]), jnp.array(s["m" + k]), jnp.array(s["v" + k])
data = jnp.array(tokens)
rng = np.random.default_rng(int(step) + 1)
def draw(n):
    f = rng.choice(len(ends), n, p=probabilities)
    lo = np.array([e[0] for e in ends])[f]; hi = np.array([e[1] for e in ends])[f] - VALID - T - 2
    return (lo + (rng.random(n) * np.maximum(hi - lo, 1)).astype(np.int64)).astype(np.int32)
valid = np.concatenate([np.arange(e[1] - VALID, e[1] - T - 2, T)[:100] for e in ends[:4]]).astype(np.int32)
evaluate = jax.jit(loss)
def check():
    t = tokens[valid[:, None] + np.arange(T + 1)].astype(np.int32)
    return float(np.mean([evaluate(p, jnp.array(t[i:i + 50])) for i in range(0, len(t), 50)]))
def export(name):
    np.savez(f"{a.out}/{name}.npz", **{k: np.asarray(x, np.float16) for k, x in p.items()})
total = a.minutes * 60 - done; begin = time.time(); last = saved = begin; seen = 0; count = 0
while True:
    part = (time.time() - begin + done) / (a.minutes * 60)
    if part >= 1 or (a.limit and count >= a.limit): break
    rate = a.rate * min(1, (count + 1) * a.inner / 200) * max(0.02, .5 * (1 + np.cos(np.pi * part)))
    p, m, v, step, l = steps(p, m, v, data, jnp.array(draw(a.inner * B).reshape(a.inner, B)), rate, step)
    count += 1; seen += a.inner * B * T
    if count == 1 or time.time() - last > 15:
        l = float(l); last = time.time()
        print(f"{a.name} {last-begin:.0f}s steps {int(step)} loss {l:.4f} rate {rate:.5f} {seen/(last-begin)/1e6:.2f} Mtok/s", flush=True)
    elif count % 4 == 0: float(l)
    if time.time() - saved > a.save:
        saved = time.time(); export(f"{a.name}-{int(step)}")
        print(f"{a.name} valid {check():.4f}", flush=True)
print(f"{a.name} END steps {int(step)} seen {seen/1e6:.0f} M valid {check():.4f}", flush=True)
export(f"{a.name}-end")
if total > 900:
    np.savez(state, done=done + time.time() - begin, step=np.asarray(step), **{"p" + k: np.asarray(x) for k, x in p.items()},
             **{"m" + k: np.asarray(x) for k, x in m.items()}, **{"v" + k: np.asarray(x) for k, x in v.items()})
