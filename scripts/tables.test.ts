import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { owners, readModels, views } from '../server/database/owners.js';
import { modules } from './lint/modules.js';

const migrations = 'server/database/migrations';

it('every table has one owner, which exists', () => {
  const types = readFileSync('server/database/tables.generated.ts', 'utf8');
  const known = /export interface DB \{(.*?)\n\}/s.exec(types)![1]!;
  const tables = [...known.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table);
  expect(tables.length).toBeGreaterThan(50);
  expect(Object.values(owners).flat().sort()).toEqual(tables.sort());
  for (const owner of Object.keys(owners))
    expect(modules.includes(owner) || existsSync(owner), owner).toBe(true);
});

it('only what a migration creates as a view may be joined by everybody', () => {
  const sql = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(migrations, file), 'utf8'))
    .join('\n');
  const created = [...sql.matchAll(/create (?:or replace )?view (\w+)/g)].map(([, name]) =>
    name!.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect([...new Set(created)].sort()).toEqual([...views].sort());
});

it('every read model is there', () => {
  for (const file of Object.keys(readModels)) expect(existsSync(file), file).toBe(true);
});

/** What the rule says of these files, as `file: message`. */
function refused(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'tables-'));
  try {
    const config = {
      jsPlugins: [path.resolve('scripts/lint/index.js')],
      rules: { 'davomat/tables': 'error' },
    };
    writeFileSync(
      path.join(root, '.oxlintrc.json'),
      JSON.stringify({ categories: { correctness: 'off' }, ...config }),
    );
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', '.'], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] };
    return diagnostics.map(({ filename, message }) => `${filename}: ${message.replace(/ \(.*/, '')}`).sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

it('other modules may neither write a table nor read it where the list does not say so', () => {
  const built = 'server/modules/auth/sql/built.ts';
  const raw = 'server/modules/auth/sql/raw.ts';
  const told = 'server/modules/auth/sql/told.ts';
  const listed = 'server/modules/time/absences/sql/period.ts';
  expect(
    refused({
      [built]: `
        db.selectFrom('session').innerJoin('punch as p', 'p.id', 'session.id').leftJoin('job', 'job.id', 'p.id');
        db.selectFrom(['device', 'absence as a']).where('period', '=', Array.from('gate-1'));
        insertMany('card', rows);
        db.updateTable('session').from('unit');`,
      [raw]:
        'sql`update pay_run_item i set accrued = 0 from (select from session\n join ledger_entry on true) as n`;',
      [told]: "const titles = (table: 'unit' | 'device', id: string) => db.selectFrom(table);",
      [listed]: "db.selectFrom('absence');",
      'server/modules/auth/sql/raw.test.ts': "db.deleteFrom('employee');",
      'server/seed/people.ts': "db.insertInto('employee');",
    }),
  ).toEqual(
    [
      `${built}: absence is a table of time/absences: use what its index.ts exports`,
      `${built}: only money/cards writes card`,
      `${built}: punch is a table of time/attendance: use what its index.ts exports`,
      `${built}: unit is a table of organization: use what its index.ts exports`,
      `${raw}: ledgerEntry is a table of money/ledger: use what its index.ts exports`,
      `${raw}: only money/runRecords writes payRunItem`,
      `${told}: unit is a table of organization: use what its index.ts exports`,
      `${listed}: this file no longer reads employee: remove it from server/database/owners.js`,
    ].sort(),
  );
});
