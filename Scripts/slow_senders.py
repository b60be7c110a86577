"""Opens connections that send a part of an image and then a byte a second; prints a line when all are open.

usage: slow_senders.py HOST:PORT COUNT IMAGE
"""

import socket
import sys
import time

host, port = sys.argv[1].rsplit(":", 1)
image = open(sys.argv[3], "rb").read()
head = f"POST /v1/read HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(image)}\r\n\r\n".encode()
connections = []
for index in range(int(sys.argv[2])):
    connection = socket.create_connection((host, int(port)))
    connection.sendall(head + image[: index * 100])
    if index % 3 == 0:
        # Goes in the middle of it.
        connection.close()
    else:
        connections.append(connection)
print("open", flush=True)
sent = 30_000
while connections:
    time.sleep(1)
    for connection in list(connections):
        try:
            connection.sendall(image[sent : sent + 1])
        except OSError:
            connections.remove(connection)
    sent += 1
