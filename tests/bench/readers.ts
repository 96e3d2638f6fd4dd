import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hostile } from '#tests/support/sheets/hostile.ts';
import { figure } from './figure.ts';
import { median } from './weigh.ts';

const names = ['own', 'hucre', 'hucre, row by row'] as const;
export type ReaderName = (typeof names)[number];
/** A list with this number of people, or a file of the hostile corpus. */
export interface Asked {
  rows?: number;
  file?: string;
}
export interface Read {
  ms: number;
  megabytes: number;
  /** `N rows` or `refused`. */
  outcome: string;
}

const SIZES = [10_000, 50_000];
const ROUNDS = 3;
/** Time limit for a hostile file; a reader that takes ten seconds is stopped. */
const IN_TIME_MS = 2_000;
const STOPPED_AFTER_MS = 10_000;

async function start(name: ReaderName): Promise<ChildProcess> {
  const child = fork('tests/bench/readersProcess.ts', [name], {
    execArgv: ['--max-old-space-size=1024', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

/** `undefined`: the reader crashed or was stopped. */
async function ask(child: ChildProcess, asked: Asked, within = 60_000): Promise<Read | undefined> {
  const stopper = setTimeout(() => child.kill('SIGKILL'), within);
  child.send(asked);
  const over = new AbortController();
  const { signal } = over;
  const result = await Promise.race([
    once(child, 'message', { signal }).catch(() => undefined),
    once(child, 'exit', { signal }).then(
      () => undefined,
      () => undefined,
    ),
  ]);
  // Removes the listener that did not fire.
  over.abort();
  clearTimeout(stopper);
  return result?.[0] as Read | undefined;
}

async function speed(name: ReaderName, rows: number): Promise<Read> {
  const reads: Read[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = await start(name);
    const result = await ask(child, { rows });
    child.kill();
    if (result?.outcome !== `${rows + 1} rows`)
      throw new Error(`${name} read ${result?.outcome ?? 'nothing'}`);
    reads.push(result);
  }
  const of = (key: 'ms' | 'megabytes') => median(reads.map((one) => one[key]));
  return { ms: of('ms'), megabytes: of('megabytes'), outcome: '' };
}

/** The files of the hostile corpus that were neither read nor refused in time. */
async function corpus(name: ReaderName): Promise<void> {
  let child = await start(name);
  const late: string[] = [];
  for (const file of Object.keys(hostile)) {
    const result = await ask(child, { file }, STOPPED_AFTER_MS);
    if (!result) {
      late.push(`${file} (ended it)`);
      child = await start(name);
    } else if (result.ms > IN_TIME_MS) late.push(`${file} (${(result.ms / 1000).toFixed(1)} s)`);
  }
  child.kill();
  const all = Object.keys(hostile).length;
  figure(
    `${name}: hostile files not answered within 2 s, of ${all}`,
    late.length,
    '',
    name === 'own' ? 0 : undefined,
  );
  for (const line of late) console.log(`    ${line}`);
}

/** The upload's xlsx reader beside a library's whole-file and row-by-row readers, each run in its own process. */
export async function readers(): Promise<void> {
  for (const rows of SIZES) {
    const own = await speed('own', rows);
    figure(`own, ${rows / 1000},000 rows`, own.ms, 'ms');
    figure('  memory', own.megabytes, 'MB');
    for (const name of names.slice(1)) {
      const other = await speed(name, rows);
      figure(`${name} (${other.ms.toFixed(0)} ms)`, other.ms / own.ms, '× own');
      figure('  memory', other.megabytes, 'MB');
    }
  }
  for (const name of names) await corpus(name);
}
