import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { expect } from 'vitest';
import { reportColumns } from '#domain/reports/columns.ts';
import { reportKinds, type ReportColumn, type ReportKind } from '#domain/reports/kinds.ts';
import type { AskedReport } from '#server/modules/insight/reports/kinds/asked.ts';
import { makeReport } from '#server/modules/insight/reports/kinds/make.ts';
import type { TestServer } from '../server/server.ts';

type Asked = Pick<AskedReport, 'organizationId' | 'kind'> & Partial<AskedReport>;

/** The file of a report as the company has it now, with all columns of its kind, whose making is told without a step back. */
export async function reportFile(
  { services, clock }: Pick<TestServer, 'services' | 'clock'>,
  asked: Asked,
): Promise<{ name: string; content: Buffer; shares: number[] }> {
  const shares: number[] = [];
  const whole: AskedReport = {
    ...{ from: null, to: null, unit: undefined, format: 'csv', language: 'uz-Latn', now: clock.now() },
    columns: reportKinds[asked.kind].columns,
    ...asked,
  };
  const { name, content } = await makeReport(services.db, whole, (share) => void shares.push(share));
  const read = content instanceof Readable ? await buffer(bytesOf(content)) : content;
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect([shares[0]! >= 0, shares.at(-1)]).toEqual([true, 1]);
  return { name, content: read, shares };
}

async function* bytesOf(content: Readable): AsyncGenerator<Uint8Array> {
  for await (const piece of content) yield Buffer.from(piece as string);
}

export const csvRows = (content: Buffer): string[][] =>
  Papa.parse<string[]>(content.toString().slice(1), { skipEmptyLines: true, delimiter: ';' }).data;

export type TableRow = Record<ReportColumn, string>;

/** What a reader of the file finds below its headings, by the columns. */
export async function reportTable(
  server: Pick<TestServer, 'services' | 'clock'>,
  asked: Asked & { kind: Exclude<ReportKind, 'timesheet'> },
): Promise<TableRow[]> {
  const { content } = await reportFile(server, asked);
  const columns = asked.columns ?? reportKinds[asked.kind].columns;
  const [headings, ...rows] = csvRows(content);
  expect(headings).toEqual(columns.map((key) => reportColumns[key].heading[asked.language ?? 'uz-Latn']));
  return rows.map((row) => Object.fromEntries(columns.map((key, place) => [key, row[place]])) as TableRow);
}
