"""Words of each language, in a client that reports the text around its caret and in one that does not."""
from client import ALL, SURROUNDING, Client, Daemon
from check import equal, finish, true

WORDS = [
    ("zh-Hans", "nihao<space>women<space>", "你好我们"),
    ("zh-Hant", "su3cl3<Return>", "你好"),
    ("yue", "gwongdungwaa<space>", "廣東話"),
    ("ja", "nihongo<space><Return>", "日本語"),
    ("ko", "dkssudgktpdy ", "안녕하세요 "),
    ("vi", "tieesng vieejt ", "tiếng việt "),
    ("ar", "hglg; ", "الملك "),
    ("ru", "ghbdtn ", "привет "),
    ("th", "l;ylfu", "สวัสดี"),
    ("he", "akuo ", "שלום "),
    ("de", "guten tag ", "guten tag "),
    ("en", "good morning ", "good morning "),
]


def words(daemon):
    for keyboard, keys, text in WORDS:
        for capability in (ALL, ALL & ~SURROUNDING):
            client = Client(daemon, capability)
            client.focus()
            daemon.select(f"globekey-{keyboard}")
            client.type(keys)
            name = f"{keyboard} {'with' if capability == ALL else 'without'} surrounding text"
            equal(name, client.text, text)
            equal(name + ", marked text", client.preedit, "")
            equal(name + ", deletions", client.problems, [])
            client.leave()
            client.close()


def english_suggests(daemon):
    client = Client(daemon)
    client.focus()
    daemon.select("globekey-en")
    client.type("recei")
    true("English suggests", len(client.candidates) > 1, client.candidates)
    equal("nothing is highlighted before Tab", client.highlighted, -1)
    client.type("<Tab>")
    first = client.candidates[0]
    equal("Tab highlights", client.highlighted, 0)
    client.type("<Return>")
    equal("Return takes the word", client.text, first + " ")
    client.close()


def main():
    daemon = Daemon([f"globekey-{keyboard}" for keyboard, _, _ in WORDS])
    words(daemon)
    english_suggests(daemon)
    equal("the daemon ends well", daemon.stop(), 0)
    finish("languages")


main()
