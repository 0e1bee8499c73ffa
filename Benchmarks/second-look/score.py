#!/usr/bin/env python3
"""Orders the lists of lists.py again by a model of train.py.

    score.py DATA LISTS MODEL.npz HEADS [--int8]

The cost of a sentence is the engine's, less --- weighted --- the logarithm of its probability and that of the end of
a line after it; only lists whose first leads by less than a threshold are ordered. Weights and threshold are fitted on
half of the rows (by a hash of the kana) and read on the other. Prints for each set its rows, and of all rows and of
the unseen half: right before, right after, mended, broken.
"""
import sys, json, pathlib, numpy as np, hashlib
import jax, jax.numpy as jnp
DATA,LISTS=sys.argv[1],sys.argv[2]; W=np.load(sys.argv[3]); H=int(sys.argv[4]); int8='--int8' in sys.argv
p={k:np.asarray(W[k],np.float32) for k in W.files}
if int8:
    for k in p:
        if p[k].ndim==2:
            axis = 1 if k=='embed' else 0
            s=np.abs(p[k]).max(axis,keepdims=True)/127; p[k]=np.round(p[k]/s)*s
L=max(int(k.split('.')[0]) for k in p if '.' in k)+1; V,D=p['embed'].shape
vocab=json.load(open(f'{DATA}/meta.json'))['vocab']; ids={c:i for i,c in enumerate(vocab)}
angles=np.outer(np.arange(256),1e4**(-np.arange(0,D//H,2)/(D//H))).astype(np.float32); COS,SIN=np.cos(angles),np.sin(angles)
def norm(x,g): return x*jax.lax.rsqrt((x*x).mean(-1,keepdims=True)+1e-5)*g
def rot(x):
    t=x.shape[1]; c=COS[:t][None,:,None]; s=SIN[:t][None,:,None]; u,v=x[...,::2],x[...,1::2]
    return jnp.stack([u*c-v*s,u*s+v*c],-1).reshape(x.shape)
@jax.jit
def fwd(p,t):
    x=p['embed'][t]; b,n=t.shape; mask=jnp.tril(jnp.ones((n,n),bool))
    for i in range(L):
        y=norm(x,p[f'{i}.n1'])@p[f'{i}.qkv']; q,k,v=[z.reshape(b,n,H,D//H) for z in jnp.split(y,3,-1)]
        q,k=rot(q),rot(k); w=jnp.einsum('bqhd,bkhd->bhqk',q,k)/(D//H)**.5
        w=jax.nn.softmax(jnp.where(mask,w,-1e9),-1)
        x=x+jnp.einsum('bhqk,bkhd->bqhd',w,v).reshape(b,n,D)@p[f'{i}.o']
        x=x+jax.nn.gelu(norm(x,p[f'{i}.n2'])@p[f'{i}.up'])@p[f'{i}.down']
    l=jax.nn.log_softmax(norm(x,p['norm'])@p['embed'].T,-1)
    return jnp.take_along_axis(l[:,:-1],t[:,1:,None],-1)[...,0]
P={k:jnp.array(v) for k,v in p.items()}
def logps(seqs,starts):
    out=np.zeros(len(seqs)); end=np.zeros(len(seqs)); order=sorted(range(len(seqs)),key=lambda i:len(seqs[i]))
    for a in range(0,len(order),64):
        b=order[a:a+64]; n=(max(len(seqs[i]) for i in b)+15)//16*16
        t=np.zeros((64,n),np.int32)
        for r,i in enumerate(b): t[r,:len(seqs[i])]=seqs[i]
        l=np.asarray(fwd(P,jnp.array(t)))
        for r,i in enumerate(b):
            out[i]=l[r,starts[i]-1:len(seqs[i])-2].sum(); end[i]=l[r,len(seqs[i])-2]
    return out,end
sets={}
for f in sorted(pathlib.Path(LISTS).glob('*.json')):
    R=json.load(open(f)); S=[];A=[];idx=[]
    for r,row in enumerate(R):
        c=[0]+[ids.get(x,1) for x in row['context'][-32:]]
        for j,(t,_) in enumerate(row['list']):
            S.append(c+[ids.get(x,1) for x in t]+[0]); A.append(len(c)); idx.append((r,j))
    o,e=logps(S,A)
    for (r,j),x,y in zip(idx,o,e): R[r].setdefault('lm',[]).append((float(x),float(y)))
    sets[f.stem]=R
def half(r): return int(hashlib.md5(r['kana'].encode()).hexdigest(),16)%2
def pick(r,w,we,th):
    if not r['list']: return 0
    c=np.array([x[1] for x in r['list']],float)/1000
    if len(c)>1 and c[1]-c[0]>th: return 0
    l=np.array(r['lm']); return int(np.argmin(c-w*l[:,0]-we*l[:,1]))
def result(rows,w,we,th):
    right=m=b=0; before=0
    for r in rows:
        if not r['list']: continue
        x=r['list'][0][0] in r['answers']; y=r['list'][pick(r,w,we,th)][0] in r['answers']
        before+=x; right+=y; m+=(y and not x); b+=(x and not y)
    return before,right,m,b
DEV=['homophones','chat-marked','spoken-marked','technical-marked','literature-sample-marked','everyday_dev','ud_gsd_dev']
fit=[r for s in DEV for r in sets[s] if half(r)==0]; read=[r for s in DEV for r in sets[s] if half(r)==1]
best=max((result(fit,w,we,th)[1],w,we,th) for w in (.2,.3,.4,.5,.6,.8,1,1.3) for we in (0,.2,.5) for th in (2,3,4,6,9))
print('fit',best,len(fit))
_,w,we,th=best
print('read half',len(read),result(read,w,we,th))
for s in sets:
    rows=sets[s]; h=[r for r in rows if half(r)==1]
    print(s,len(rows),result(rows,w,we,th),'unseen half',len(h),result(h,w,we,th))
