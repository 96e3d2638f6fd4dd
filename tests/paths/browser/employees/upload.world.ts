import type { BrowserContext } from 'playwright-core';
import { columnKeys, type ColumnKey } from '#domain/import/columns.ts';
import { makeSheetDesk } from '#src/workers/sheets/sheetDesk.ts';
import { deviceDraft } from '#tests/support/browser/deviceDraft.ts';
import { stage } from '#tests/support/worlds/imports.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { headings, person } from '#tests/support/sheets/people.ts';
import { listBook, type SheetCell } from '#tests/support/sheets/xlsx.ts';
import { StaffWorld } from './staff.world.ts';

/** That the first row of a list names. */
export const UNIT = 'Ombor';

let used = 0;

/** An unused phone number. */
export const freshPhone = (): string => `99894${String((used += 1)).padStart(7, '0')}`;

export const columnAt = (key: ColumnKey): number => columnKeys.indexOf(key);

/** A workbook with this number of people; changes by row, from 0, and column. */
export function bookOf(
  count: number,
  changes: Record<number, Partial<Record<ColumnKey, SheetCell>>> = {},
  heading: Partial<Record<ColumnKey, string>> = {},
): Uint8Array {
  const rows = Array.from({ length: count }, (_, index) => {
    const cells = person(index);
    for (const [key, cell] of Object.entries(changes[index] ?? {})) cells[columnAt(key as ColumnKey)] = cell;
    return cells;
  });
  return listBook([headings.map((text, at) => heading[columnKeys[at]!] ?? text), ...rows]);
}

/** A company that imports a list, and the part of the list that the server has. */
export class UploadWorld {
  readonly staff: StaffWorld;
  readonly #server: TestServer;

  private constructor(server: TestServer, staff: StaffWorld) {
    this.#server = server;
    this.staff = staff;
  }

  static async make(server: TestServer): Promise<UploadWorld> {
    return new UploadWorld(server, await StaffWorld.make(server));
  }

  get employer(): Session {
    return this.staff.employer;
  }

  /** Stores this list on the device as the app keeps it when a review is left. */
  async keepList(context: BrowserContext, fileName: string, book: Uint8Array): Promise<void> {
    const desk = makeSheetDesk(() => undefined);
    const { mapping, rows } = await desk.open(new Blob([book as Uint8Array<ArrayBuffer>]));
    await desk.check(mapping);
    const { owner } = this.staff;
    for (let block = await desk.unkept(true); block; block = await desk.unkept(false))
      await deviceDraft(context, [owner, 'excelUpload', 'kept', block.at], block);
    const facts = { version: 1, fileName, rows, newStatus: 'active', keptAt: new Date().toISOString() };
    await deviceDraft(context, [owner, 'excelUpload'], { current: { listId: 'kept', facts }, begun: null });
  }

  imports() {
    return this.#server.db
      .selectFrom('employeeImport')
      .selectAll()
      .where('organizationId', '=', this.staff.organizationId)
      .orderBy('startedAt')
      .orderBy('id')
      .execute();
  }

  async latest() {
    return (await this.imports()).at(-1);
  }

  /** Row numbers of an import, in order. */
  async stagedRows(importId: string): Promise<number[]> {
    const rows = await this.#server.db
      .selectFrom('employeeImportRow')
      .select('rowNumber')
      .where('organizationId', '=', this.staff.organizationId)
      .where('importId', '=', importId)
      .orderBy('rowNumber')
      .execute();
    return rows.map(({ rowNumber }) => rowNumber);
  }

  employees() {
    return this.#server.db
      .selectFrom('employee')
      .selectAll()
      .where('organizationId', '=', this.staff.organizationId)
      .orderBy('pinfl')
      .execute();
  }

  /** Acts on an unfinished upload in another tab. */
  async abandonOpen(): Promise<void> {
    for (const { id, state } of await this.imports())
      if (state === 'staging' || state === 'ready') {
        const answer = await this.#server.call('deleteImport', { as: this.employer, path: { id } });
        if (answer.status !== 204) throw new Error(JSON.stringify(answer));
      }
  }

  /** Makes the unit of the first row, or closes it. */
  async haveUnit(isThere: boolean): Promise<void> {
    const as = this.employer;
    const { items } = bodyOf(await this.#server.call('listUnits', { as }));
    const open = items.find(({ title, closed }) => title === UNIT && !closed);
    if (isThere && !open) bodyOf(await this.#server.call('createUnit', { as, body: { title: UNIT } }));
    if (!isThere && open) bodyOf(await this.#server.call('closeUnit', { as, path: { id: open.id } }));
  }

  /** Starts another upload of the same employer. */
  async openAnother(): Promise<void> {
    await this.abandonOpen();
    await stage(this.#server, this.employer, []);
  }
}
