import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadMachines } from '../registry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('machines are found by their files, however deep', async () => {
  write('flows/door/doorMachine.ts');
  write('flows/door/door.cases.ts', "export const cases = { machine: { id: 'door' } };");
  write('lifecycles/lampMachine.ts');
  write('lifecycles/lampMachine.cases.ts', "export const cases = { machine: { id: 'lamp' } };");
  const { machines, problems } = await loadMachines(folder);
  expect(problems).toEqual([]);
  expect(machines.map(({ id, file }) => `${id} ${file}`)).toEqual([
    'door flows/door/door.cases.ts',
    'lamp lifecycles/lampMachine.cases.ts',
  ]);
});

test('a machine without cases, an empty or broken file and a double id are problems', async () => {
  write('aMachine.ts');
  write('b.cases.ts', 'export const other = 1;');
  write('c.cases.ts', "throw new Error('typo');");
  write('d.cases.ts', "export const cases = { machine: { id: 'd' } };");
  write('e.cases.ts', "export const cases = { machine: { id: 'd' } };");
  const { machines, problems } = await loadMachines(folder);
  expect(machines.map(({ id }) => id)).toEqual(['d']);
  expect(problems).toEqual([
    'aMachine.ts has no cases beside it (aMachine.cases.ts)',
    "b.cases.ts exports no 'cases'",
    'c.cases.ts cannot be loaded: typo',
    "e.cases.ts is about a second machine 'd'",
  ]);
});
