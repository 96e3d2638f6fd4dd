import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A route to a server that can be cut like a cable: open connections break, and nobody answers any more. */
export interface Wire {
  /** To be visited instead of the server's own URL. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A connection to the server at `url`, intact at first; cut it before the server closes. */
export async function wireTo(url: string): Promise<Wire> {
  const target = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const relay = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      relay.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = relay.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () =>
      new Promise((resolve) => {
        relay.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(port),
  };
}
