import { sql } from 'kysely';
import { good, people, stage } from '#tests/support/worlds/imports.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { StaffWorld } from './staff.world.ts';

type Stood = 'staging' | 'ready' | 'committing' | 'stopped' | 'committed' | 'undone';

const rows = people(2);
const newName = rows[1]!.lastName;
const oldName = 'Avvalgiyev';

/** Stops jobs from starting by themselves, as when every process is busy with other imports. */
export async function holdJobs({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await sql`
    create function hold_import() returns trigger language plpgsql as $$
    begin
      if new.state in ('committing', 'undoing') and new.state <> old.state then
        new.next_try_at = new.next_try_at + interval '1 day';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger hold_import before update on employee_import
    for each row execute function hold_import()`.execute(db);
}

/** A staged upload of two people, one of them new, and its effect on the company. */
export class RunWorld {
  readonly staff: StaffWorld;
  readonly importId: string;
  readonly #server: TestServer;

  private constructor(server: TestServer, staff: StaffWorld, importId: string) {
    this.#server = server;
    this.staff = staff;
    this.importId = importId;
  }

  static async make(server: TestServer): Promise<RunWorld> {
    const staff = await StaffWorld.make(server);
    const { pinfl, phoneNumber, passportSerialNumber } = rows[1]!;
    await staff.hire({ lastName: oldName, pinfl, phoneNumber, passportSerialNumber });
    const { path } = await stage(server, staff.employer, rows);
    good(await server.call('decideImport', { as: staff.employer, path, body: { decision: 'update' } }));
    return new RunWorld(server, staff, path.id);
  }

  /** Brings a list that was just sent into the required state. */
  async stand(state: Stood): Promise<void> {
    const input = { as: this.staff.employer, path: { id: this.importId } };
    const { call } = this.#server;
    if (state === 'staging') return;
    good(await call('checkImport', input));
    if (state === 'ready') return;
    good(await call('commitImport', input));
    if (state === 'stopped') good(await call('stopImport', input));
    if (state === 'committing' || state === 'stopped') return;
    await this.finishJob();
    if (state === 'committed') return;
    good(await call('undoImport', input));
    await this.finishJob();
  }

  /** Runs the waiting job. */
  async finishJob(): Promise<void> {
    await this.#change({ nextTryAt: this.#server.clock.date() });
    await this.#server.imported();
  }

  /** Sets the import to failed, as after the job's last attempt. */
  failJob(): Promise<void> {
    return this.#change({ state: 'failed' });
  }

  async #change(change: { nextTryAt: Date } | { state: 'failed' }): Promise<void> {
    await this.#server.db
      .updateTable('employeeImport')
      .set(change)
      .where('organizationId', '=', this.staff.organizationId)
      .where('id', '=', this.importId)
      .execute();
  }

  /** Throws unless the import is in this state and the company has exactly what that implies. */
  async is(state: string): Promise<void> {
    const { db } = this.#server;
    const found = await db
      .selectFrom('employeeImport')
      .select('state')
      .where('organizationId', '=', this.staff.organizationId)
      .where('id', '=', this.importId)
      .executeTakeFirst();
    if (found?.state !== (state === 'gone' ? undefined : state))
      throw new Error(`the import is ${found?.state ?? 'gone'}, not ${state}`);
    // An undo starts with what was imported.
    const names = await this.#names();
    const brought = [rows[0]!.lastName, newName].sort().join();
    const before = oldName;
    const allowed =
      state === 'committed'
        ? [brought]
        : state === 'undoing'
          ? [brought, before]
          : [before, ...(state === 'stopped' || state === 'failed' ? [brought] : [])];
    if (!allowed.includes(names)) throw new Error(`the company has ${names} when the import is ${state}`);
  }

  async #names(): Promise<string> {
    const all = await this.#server.db
      .selectFrom('employee')
      .select('lastName')
      .where('organizationId', '=', this.staff.organizationId)
      .execute();
    return all
      .map(({ lastName }) => lastName)
      .sort()
      .join();
  }
}
