import { spawn, type ChildProcess } from 'node:child_process';

/** The server as run by `npm start`, but from source. */
export function startProcess(environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Davomat: (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(output)));
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, listening, ended, output: () => output };
}
