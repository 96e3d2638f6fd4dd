import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface SignInServer {
  url: string;
  phoneNumbers: string[];
  /** The access token of a user who only reads. */
  accessToken: string;
}
export interface LoopBlock {
  longestMs: number;
}

/** The server in its own process; `stop` returns its event loop's longest block. */
export async function startSignInServer(env: Record<string, string>) {
  const child = fork('tests/bench/signInServer.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  const [server] = (await once(child, 'message')) as [SignInServer];
  async function stop(): Promise<LoopBlock> {
    child.send('stop');
    const [block] = (await once(child, 'message')) as [LoopBlock];
    await once(child, 'exit');
    return block;
  }
  return { ...server, stop };
}
