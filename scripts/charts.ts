import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { loadMachines } from '../tests/paths/registry.ts';
import { chartOf } from './charts/chart.ts';
import { layout } from './charts/layout.ts';
import { pageOf } from './charts/page.ts';
import { draw } from './charts/svg.ts';

const folder = fileURLToPath(new URL('../docs/machines/', import.meta.url));

/**
 * `npm run charts`: a page and a picture for each machine; with `--check` nothing is written and stale files are
 * named.
 */
async function run(check: boolean): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const { machines, problems } = await loadMachines();
  const found = [...problems];
  const wanted = new Set(['README.md']);
  for (const { id, cased } of machines) {
    const page = pageOf(cased.machine, await read(`${id}.md`));
    found.push(...page.problems);
    await keep(`${id}.md`, await pretty(`${id}.md`, page.text));
    await keep(`${id}.svg`, `${draw(await layout(chartOf(cased.machine)))}\n`);
  }
  await keep(
    'README.md',
    await pretty('README.md', contents(machines.map(({ id, file }) => ({ id, file })))),
  );
  for (const name of (await readdir(folder)).filter((one) => !wanted.has(one)))
    if (check) found.push(`docs/machines/${name} is about no machine`);
    else await rm(path.join(folder, name));
  return found;

  async function keep(name: string, text: string): Promise<void> {
    wanted.add(name);
    if ((await read(name)) === text) return;
    if (check) found.push(`docs/machines/${name} is stale: run \`npm run charts\``);
    else await writeFile(path.join(folder, name), text);
  }
}

const read = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8').catch(() => '');

const pretty = async (name: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(path.join(folder, name))), parser: 'markdown' });

function contents(machines: readonly { id: string; file: string }[]): string {
  const list = (room: string) =>
    machines.flatMap(({ id, file }) => (file.startsWith(room) ? `- [${id}](${id}.md)` : [])).join('\n');
  return [
    '# The machines, drawn',
    'Made by `npm run charts` from the machines that run the app; `npm run check` fails when a page or a picture is stale. How they are written: [machines](../machines.md).',
    '## Flows',
    list('flows/'),
    '## Lifecycles',
    list('lifecycles/'),
    '',
  ].join('\n\n');
}

const found = await run(process.argv.includes('--check'));
for (const problem of found) console.log(problem);
process.exitCode = found.length > 0 ? 1 : 0;
