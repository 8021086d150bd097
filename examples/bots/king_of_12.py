"""A bot from outside for King of 12, with nothing but Python's standard library. docs/bots.md says how to run it."""
import base64, http.client, json, os, random, struct, sys, time

origin, token, seconds = (sys.argv[1:] + ["1"])[:3]
(scheme, place), table = origin.split("://"), token.split(".")[0]

def ask(method, path, body=None, more={}):
    line = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}[scheme](place)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", **more}
    line.request(method, f"/api/{path}", body and json.dumps(body), headers)
    answer = line.getresponse()
    if answer.status == 403: sys.exit(answer.read().decode())  # the host has taken the seat back
    if answer.status > 403: raise ConnectionError(answer.read())
    return line, answer

def connect():  # RFC 6455
    wish = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Protocol": "tafelrunde.3", "Sec-WebSocket-Version": "13"}
    return ask("GET", "socket", None, {**wish, "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()})

def send(line, data, opcode=1):
    mask, size = os.urandom(4), len(data)
    head = bytes([128 | opcode, 128 | size]) if size < 126 else struct.pack("!BBH", 128 | opcode, 254, size)
    line.sock.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))

def read(heard):
    opcode, size = struct.unpack("!BB", heard.fp.read(2))
    if size > 125: size = int.from_bytes(heard.fp.read(2 if size == 126 else 8), "big")
    return opcode & 15, heard.fp.read(size)

def changed(before, change):  # docs/api.md, Changes
    if isinstance(change, list): return change[0] if len(change) == 1 else before[:change[0]] + change[2:] + before[sum(change[:2]):]
    if not isinstance(change, dict): return change
    if isinstance(before, list): return [changed(each, change.get(str(index), [each])) for index, each in enumerate(before)]
    after = {**before, **{key: changed(before.get(key), inner) for key, inner in change.items() if inner != []}}
    return {key: value for key, value in after.items() if change.get(key) != []}

def moves(view):  # what does not go is refused, and something else is tried: not every face is a neighbour of the own one
    if view["phase"] == "lay": return [] if view["own"]["laid"] else [f"lay {card}" for card in view["own"]["hand"]]
    ways = {"keep": [f"keep {card}" for card in view["own"]["hand"]], "tip": [f"tip {face}" for face in range(1, 13)]}
    return ways.get(view["phase"], ["steal 1", "steal 2", "spare"]) if view["chooser"] == view["viewer"] else []

def play():
    (line, heard), info, view, waiting = connect(), {}, None, False
    send(line, json.dumps({"type": "watch", "table": table, "since": -1, "chat": 0}).encode())
    while info.get("state") != "over":
        opcode, data = read(heard)
        if opcode == 9: send(line, data, 10)
        news = json.loads(data) if opcode == 1 else {}
        info, view = changed(info, news.get("info", {})), changed(view, news.get("view", [view]))
        waiting = waiting and "done" not in news and "type" not in news
        if waiting or not view or not moves(view): continue
        time.sleep(float(seconds))
        waiting, move = True, {"type": "play", "table": table, "id": os.urandom(8).hex(), "move": random.choice(moves(view))}
        send(line, json.dumps(move).encode())

ask("PUT", "me", {"name": "Pythia"})
ask("POST", f"tables/{table}/sit", {"entropy": os.urandom(16).hex()})  # open at once; any-game.ts shows how to seal it
while True:
    try: sys.exit(play())
    except (OSError, struct.error): time.sleep(1)  # the connection broke, or the server is gone for a moment
