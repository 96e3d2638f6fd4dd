import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { registerSheet } from '#domain/registerSheet.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { Desk } from './desk.ts';
import { sumOf } from './figures.ts';
import { salariesOf, type Months } from './months.ts';
import { money, rowsOf } from './shown.ts';

/** A register as the bank gets it. */
interface BankFile {
  headings: string[];
  rows: string[][];
}
const columnOf = ({ headings, rows }: BankFile, name: keyof typeof registerSheet) =>
  rows.map((row) => row[headings.indexOf(registerSheet[name]['uz-Latn'])]);

/** Saves the register that is open, which must pay these people these amounts; only then can it be said that the bank has it. */
export async function saveRegister(
  { page, press }: Desk,
  say: Say,
  paid: Months,
  amounts = salariesOf(paid),
): Promise<BankFile> {
  const handOver = page.getByRole('button', { name: say('registers', 'handOver'), exact: true });
  await page.getByText(say('registers', 'handing.afterSaving'), { exact: true }).waitFor();
  expect(await handOver.count()).toBe(0);
  const saved = page.waitForEvent('download');
  await press('CSV');
  const [headings = [], ...rows] = readFileSync(await (await saved).path(), 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .replaceAll('"', '')
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  const file = { headings, rows };
  expect(columnOf(file, 'fullName')).toEqual(paid.map(([{ name }]) => name));
  const inSom = amounts.map((amount) => String(amount / 100).replace('.', ','));
  expect(columnOf(file, 'amount')).toEqual(inSom);
  await handOver.waitFor();
  return file;
}

/** The bank sends the file back: it has paid these people, and the cards of the others are closed. */
export async function readAnswer(
  desk: Desk,
  say: Say,
  file: BankFile,
  { all, arrived, refused }: Record<'all' | 'arrived' | 'refused', Months>,
): Promise<void> {
  const isPaid = (name?: string) => arrived.some(([person]) => person.name === name);
  const names = columnOf(file, 'fullName');
  const answered = file.rows.map((row, index) => [
    ...row,
    ...(isPaid(names[index]) ? ['Исполнено', ''] : ['Отказ', 'Karta yopilgan']),
  ]);
  const text = [[...file.headings, 'Natija', 'Sabab'], ...answered].map((row) => row.join(';')).join('\n');
  const sent = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await desk.page.locator('input[type="file"]').setInputFiles(sent);
  const rows = all.map(([{ name }, { salary }], index) => [
    ...[say('registers', 'result.at', { number: index + 2 }), name, money(salary)],
    say('registers', `result.says.${isPaid(name) ? 'paid' : 'unpaid'}`),
  ]);
  await expect.poll(() => rowsOf(desk.page, say('registers', 'result.rows'))).toEqual(rows);

  const ask = (outcome: 'paid' | 'unpaid', months: Months) => {
    const values = { count: months.length, amount: money(sumOf(salariesOf(months))) };
    return say('registers', `result.ask.${outcome}`, values);
  };
  await desk.press(say('registers', 'result.apply', { count: all.length }));
  await desk.told(`${ask('paid', arrived)}. ${ask('unpaid', refused)}`);
  const fields = { reason: 'Bank fayli' };
  await desk.confirm(say('registers', 'result.applyTitle'), say('registers', 'result.confirm'), fields);
  await desk.told(say('registers', 'settled', { count: all.length }));
}
