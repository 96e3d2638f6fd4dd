import net, { type AddressInfo } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** Connections cut so far. */
  cuts: () => number;
  close: () => Promise<void>;
}

/**
 * Relays bytes to a server and back, and cuts a connection once `budget()` bytes have passed, in either direction and
 * in the middle of anything. Infinity cuts nothing.
 */
export async function startCuttingProxy(target: string, budget: () => number): Promise<CuttingProxy> {
  const port = Number(new URL(target).port);
  const open = new Set<net.Socket>();
  let cut = 0;
  const server = net.createServer((client) => {
    const upstream = net.connect(port, '127.0.0.1');
    let left = budget();
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    const pass = (from: net.Socket, to: net.Socket) => {
      open.add(from);
      from.on('data', (bytes: Buffer) => {
        const some = bytes.subarray(0, Math.max(0, left));
        left -= bytes.length;
        if (left > 0) return to.write(some);
        // What fits still arrives: a request may be complete while its answer is lost.
        cut += 1;
        from.pause();
        return to.write(some, end);
      });
      from.on('error', end);
      from.on('close', () => {
        open.delete(from);
        end();
      });
    };
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cut,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
