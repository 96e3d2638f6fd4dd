import { parseArgs } from 'node:util';
import { Misused } from './paths/chosen.ts';
import { list } from './paths/list.ts';
import { report } from './paths/report.ts';
import { run, walkAll } from './paths/run.ts';
import { show } from './paths/show.ts';

const help = `Paths through the machines that run Davomat, made from the machines themselves.

  npm run paths                      every machine on live actors
  npm run paths -- list              machines with their states, transitions and paths
  npm run paths -- show <machine>    its paths as steps   [--format text|markdown|json|gherkin] [--path n]
  npm run paths -- run [machine]     on live actors       [--path n]
                   run --browser     in Chromium, against the real server   [--headed] [--path n]
  npm run paths -- report            one HTML file: charts, coverage, what the last browser run saw

  --all-edges   every case in every state; without it every transition
  --help        this

The exit code is 0 when all went well, 1 when something was found, 2 when the command was not understood.`;

const options = {
  format: { type: 'string' },
  path: { type: 'string' },
  browser: { type: 'boolean', default: false },
  headed: { type: 'boolean', default: false },
  'all-edges': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** npm prints its own settings first; our output follows after `--`. */
async function main(): Promise<number> {
  const { values, positionals } = parse();
  const { format, browser, headed, 'all-edges': allEdges } = values;
  if (values.help) {
    console.log(help);
    return 0;
  }
  const path = numberOf(values.path);
  const [command, id, ...rest] = positionals;
  if (rest.length > 0) throw new Misused(`one machine at a time, not '${rest.join(' ')}' besides`);
  if (command === undefined) return walkAll(undefined, allEdges);
  if (id !== undefined && (command === 'list' || command === 'report'))
    throw new Misused(`${command} is of all machines; '${id}' has no place there`);
  if (command === 'list') return list({ allEdges });
  if (command === 'show')
    return show(id, { allEdges, ...(format ? { format } : {}), ...(path ? { path } : {}) });
  if (command === 'run') return run(id, { browser, headed, allEdges, path });
  if (command === 'report') return report({ allEdges });
  throw new Misused(`no command '${command}'; there are: list, show, run, report`);
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new Misused(`--path takes a number, not '${text}'`);
  return Number(text);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Misused)) throw error;
  console.error(`paths: ${error.message}\n\n'npm run paths -- --help' says what there is.`);
  process.exitCode = 2;
}
