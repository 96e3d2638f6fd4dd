import type { Wire } from '../server/call.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { passesLuhn } from '#domain/fields/cardNumber.ts';
import type { Session, TestServer } from '../server/server.ts';

export type ImportedRow = Wire<components['schemas']['ImportedPerson']>;

/** A valid card that is unique: its last digit makes the Luhn sum right. */
export function cardNumber(n: number): string {
  const digits = `860055${String(n).padStart(9, '0')}`;
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(passesLuhn)!;
}

/** The person in a line of a list; another `list` gives other people, up to 10,000 each. */
export const listed = (n: number, list = 0): ImportedRow => ({
  rowNumber: n + 2,
  lastName: `Yoʻldoshev${'abcdefghij'[n % 10]}`,
  firstName: `Sardor${'klmnopqrst'[Math.floor(n / 10) % 10]}`,
  passportSerialNumber: `AD${String(list * 10_000 + n).padStart(7, '0')}`,
  pinfl: `5${String(list).padStart(3, '0')}${String(n).padStart(10, '0')}`,
  phoneNumber: `99893${String(list * 10_000 + n).padStart(7, '0')}`,
  cardNumber: cardNumber(list * 10_000 + n),
  salary: 500_000_000 + n * 100,
  status: 'active',
});

export const people = (count: number, list = 0): ImportedRow[] =>
  Array.from({ length: count }, (_, n) => listed(n, list));

type Employer = Pick<Session, 'accessToken' | 'deviceId'>;
type Caller = Pick<TestServer, 'call'>;

export function good<A extends { status: number; body: unknown }>(
  answer: A,
): Extract<A, { status: 200 | 201 }> {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer));
  return answer as Extract<A, { status: 200 | 201 }>;
}

/** An import with these rows staged, chunk by chunk. */
export async function stage({ call }: Caller, as: Employer, rows: readonly ImportedRow[]) {
  const started = good(
    await call('startImport', {
      as,
      body: { fileName: 'xodimlar.xlsx', rowCount: Math.max(1, rows.length) },
    }),
  );
  const path = { id: started.body.id };
  const findings = [];
  for (let from = 0; from < rows.length; from += 500) {
    const chunk = await call('addImportRows', { as, path, body: { rows: rows.slice(from, from + 500) } });
    findings.push(...good(chunk).body.findings);
  }
  return { path, findings };
}

/** Staged, checked and committed, with the job finished. */
export async function bringIn(
  server: Pick<TestServer, 'call' | 'imported'>,
  as: Employer,
  rows: readonly ImportedRow[],
  decision?: 'skip' | 'update',
) {
  const { path } = await stage(server, as, rows);
  if (decision) good(await server.call('decideImport', { as, path, body: { decision } }));
  good(await server.call('checkImport', { as, path }));
  good(await server.call('commitImport', { as, path }));
  await server.imported();
  return { path, after: good(await server.call('getImport', { as, path })).body };
}
