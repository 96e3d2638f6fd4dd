import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut as a cable is: what is under way breaks, and nobody answers any more. */
export interface Wire {
  /** To be visited instead of the server's own. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A wire to the server at `url`, whole at first; to be cut before the server closes. */
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
