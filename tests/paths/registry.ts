import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CasedMachine } from './engine/index.ts';

/** Where machines live; every machine found there must stand beside its cases. */
const machinesFolder = fileURLToPath(new URL('../../machines', import.meta.url));

export interface RegisteredMachine {
  /** The machine's own id. */
  id: string;
  /** Cases file, relative to the folder of machines. */
  file: string;
  cased: CasedMachine;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

/** `a/pageMachine.ts` keeps its cases in `a/pageMachine.cases.ts` or `a/page.cases.ts`. */
const casesFilesOf = (machineFile: string): string[] => [
  machineFile.replace(/\.ts$/, '.cases.ts'),
  machineFile.replace(/Machine\.ts$/, '.cases.ts'),
];

export interface Registry {
  machines: RegisteredMachine[];
  /** Machines that the path tests cannot take, in sentences. */
  problems: string[];
}

/** Every machine under `folder` with its cases, by id. */
export async function loadMachines(folder: string = machinesFolder): Promise<Registry> {
  const files = filesUnder(folder);
  const problems = files
    .filter((file) => file.endsWith('Machine.ts'))
    .filter((file) => !casesFilesOf(file).some((name) => files.includes(name)))
    .map((file) => `${file} has no cases beside it (${casesFilesOf(file)[0] ?? ''})`);
  const machines: RegisteredMachine[] = [];
  for (const file of files.filter((name) => name.endsWith('.cases.ts')).sort()) {
    const cased = await casesIn(path.join(folder, file));
    if (typeof cased === 'string') problems.push(`${file} ${cased}`);
    else if (machines.some(({ id }) => id === cased.machine.id))
      problems.push(`${file} is about a second machine '${cased.machine.id}'`);
    else machines.push({ id: cased.machine.id, file, cased });
  }
  return { machines: machines.sort((a, b) => (a.id < b.id ? -1 : 1)), problems };
}

async function casesIn(file: string): Promise<CasedMachine | string> {
  try {
    const module = (await import(pathToFileURL(file).href)) as { cases?: CasedMachine };
    return module.cases ?? "exports no 'cases'";
  } catch (error) {
    return `cannot be loaded: ${(error as Error).message}`;
  }
}
