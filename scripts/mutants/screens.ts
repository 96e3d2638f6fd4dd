import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureChromium } from '../chromium.mjs';
import { table } from '../paths/table.ts';
import { screenFaults, pickInTurn, withFaults, type NumberedFault } from './screenFaults.ts';
import { walkedScreens, type WalkedScreen } from './walkedScreens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIMIT = 0.9;

interface Chosen extends WalkedScreen {
  faults: NumberedFault[];
}

/**
 * `mutants -- --screens`: one fault at a time in a screen or in what it sends, walked in Chromium; 0 when enough are
 * noticed.
 */
export async function screenMutants(only: string | undefined, each: number): Promise<number> {
  ensureChromium();
  const chosen = chooseScreens(only, each);
  const folder = mkdtempSync(path.join(tmpdir(), 'davomat-faults-'));
  try {
    await buildWith(
      chosen.flatMap(({ faults }) => faults),
      folder,
    );
    return reportStrength(chosen.map((screen) => strengthOf(screen, folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function chooseScreens(only: string | undefined, each: number): Chosen[] {
  let number = 0;
  return walkedScreens
    .filter(({ machine }) => only === undefined || machine === only)
    .map((screen, index) => {
      const all = screen.sources.flatMap(({ file, only: declaration }) =>
        screenFaults(file, readFileSync(path.join(root, file), 'utf8'), declaration).map((fault) => ({
          ...fault,
          file,
        })),
      );
      return {
        ...screen,
        faults: pickInTurn(all, each, index).map((fault) => ({ ...fault, number: (number += 1) })),
      };
    });
}

/** Builds the app with every fault, inactive, into a folder of its own; a path activates one. */
async function buildWith(faults: readonly NumberedFault[], folder: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'faults',
        enforce: 'pre',
        transform(code, id) {
          const inFile = faults.filter(({ file }) => path.join(root, file) === id);
          return inFile.length > 0 ? { code: withFaults(code, inFile), map: null } : undefined;
        },
      },
    ],
  });
}

interface Strength {
  machine: string;
  faults: readonly NumberedFault[];
  survivors: readonly NumberedFault[];
  /** Its paths fail without a fault too, so nothing can be concluded. */
  broken: boolean;
}

function strengthOf({ machine, test, describe, faults }: Chosen, folder: string): Strength {
  const walks = (number: number) => {
    const args = ['--no-install', 'vitest', 'run', '--project', 'browser', '--bail', '1', test];
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      APP_FOLDER: `${folder}/`,
      SCREEN_FAULT: String(number),
      PATHS_GOAL: 'transitions',
      PATHS_PAGE_TIMEOUT: '10000',
    };
    return (
      spawnSync('npx', [...args, ...(describe ? ['-t', describe] : [])], { cwd: root, env }).status === 0
    );
  };
  if (!walks(0)) return { machine, faults, survivors: [], broken: true };
  const survivors = faults.filter((fault) => {
    const survived = walks(fault.number);
    console.log(`${survived ? 'survived' : 'killed  '}  ${machine}: ${nameOf(fault)}`);
    return survived;
  });
  return { machine, faults, survivors, broken: false };
}

const nameOf = ({ kind, file, line, what }: NumberedFault) => `${kind}, ${file}:${line} ${what}`;

function reportStrength(found: readonly Strength[]): number {
  const known = found.filter(({ broken }) => !broken);
  const rows = known.map(({ machine, faults, survivors }) => [
    machine,
    ...[faults.length, faults.length - survivors.length, survivors.length].map(String),
  ]);
  console.log(`\n${table(['machine', 'mutants', 'killed', 'survivors'], rows)}\n`);
  for (const { machine, survivors } of known)
    for (const fault of survivors) console.log(`survivor  ${machine}: ${nameOf(fault)}`);
  for (const { machine, broken } of found)
    if (broken) console.log(`${machine}: its paths fail without any fault`);
  const all = known.reduce((sum, { faults }) => sum + faults.length, 0);
  const killed = all - known.reduce((sum, { survivors }) => sum + survivors.length, 0);
  console.log(
    `\n${killed} of ${all} screen mutants killed (${((100 * killed) / Math.max(1, all)).toFixed(1)} %, at least ${LIMIT * 100} %)`,
  );
  return all > 0 && killed / all >= LIMIT && known.length === found.length ? 0 : 1;
}
