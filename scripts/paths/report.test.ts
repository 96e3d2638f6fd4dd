import { expect, test } from 'vitest';
import { loadMachines } from '../../tests/paths/registry.ts';
import { page, reportOf } from './report.ts';
import type { MachineReport } from './reportParts.ts';

/** One that passes through a state before its first event, and one that has failed in a browser. */
async function reports(): Promise<MachineReport[]> {
  const { machines } = await loadMachines();
  const wanted = machines.filter(({ id }) => id === 'telegramLogin' || id === 'selection');
  const [selection, telegramLogin] = await Promise.all(wanted.map((machine) => reportOf(machine, false)));
  if (!selection || !telegramLogin) throw new Error('no such machines');
  const step = { name: 'start', states: ['nothing'], transitions: [], ms: 5, failure: 'no <button> came' };
  const walked = [{ machine: 'selection', number: 2, variant: 'default', name: 'a → b', steps: [step] }];
  return [
    { ...selection, walked },
    { ...telegramLogin, walked: [] },
  ];
}

const html = page(await reports(), []);

test('every link of the report leads to a place of its own', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links).not.toEqual([]);
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
});

test('what failed stands first, with how to run just that', () => {
  const top = html.slice(0, html.indexOf('<table>'));
  expect(top).toContain('no &lt;button&gt; came');
  expect(top).toContain('npm run paths -- run selection --browser --path 2');
});
