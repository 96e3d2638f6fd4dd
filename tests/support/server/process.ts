import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the test run bundles the server to; within the project, so that its packages are found. */
export const processFolder = fileURLToPath(
  new URL('../../../node_modules/.davomat-tests/server', import.meta.url),
);

/** The command that `npm start` runs, on the sources of this run. */
export const serverCommand: readonly [string, ...string[]] = [
  process.execPath,
  '--enable-source-maps',
  join(processFolder, 'main.js'),
];

/** Only what a process needs, so that settings of this computer do not reach it. */
export const processEnvironment = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  ...settings,
});

/** Runs the server in a process of its own. */
export function startProcess(settings: Record<string, string>) {
  const [command, ...args] = serverCommand;
  const child: ChildProcess = spawn(command, args, {
    env: processEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const receive = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Davomat: (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', receive);
    child.stderr?.on('data', receive);
    child.on('exit', () => reject(new Error(output)));
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, listening, ended, output: () => output };
}
