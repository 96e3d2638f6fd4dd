import { randomBytes } from 'node:crypto';
import { slotOf } from '#domain/attendance/gateCode.ts';
import { formatTime } from '#domain/format/index.ts';
import { newId } from '#server/identifier.ts';
import { gateSecretOf, makeSlotCode } from '#server/modules/organization/index.ts';
import { dataKey, seal } from '#server/secrets.ts';
import type { FakeCamera } from '#tests/support/browser/camera.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

type GateRow = Awaited<ReturnType<typeof gatesOf>>[number];

const gatesOf = ({ db }: TestServer, { organizationId }: Company) =>
  db
    .selectFrom('gate')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('createdAt')
    .execute();

/** A company with two gates, one employee, and a camera that shows the gates' codes. */
export class GateWorld {
  readonly company: Company;
  readonly camera: FakeCamera;
  readonly gates: readonly GateRow[];
  readonly #server: TestServer;

  private constructor(server: TestServer, company: Company, camera: FakeCamera, gates: readonly GateRow[]) {
    this.#server = server;
    this.company = company;
    this.camera = camera;
    this.gates = gates;
  }

  static async make(server: TestServer, camera: FakeCamera): Promise<GateWorld> {
    const { db, services } = server;
    const company = await makeCompany(server);
    const [first] = await gatesOf(server, company);
    if (!first) throw new Error('the company has no gate');
    const id = newId();
    const secretEncrypted = seal(dataKey(services.config, 'gateSecret'), randomBytes(32), id);
    const createdAt = new Date(first.createdAt.getTime() + 1);
    await db
      .insertInto('gate')
      .values({ ...first, id, title: 'Ombor', secretEncrypted, tokenHash: null, createdAt })
      .execute();
    return new GateWorld(server, company, camera, await gatesOf(server, company));
  }

  /** The current code of the first gate, or the next one; both are valid now. */
  code(slotsLater: 0 | 1): string {
    return this.#shown(0, slotsLater).code;
  }

  /** The digits on a gate's screen. */
  digits(gate: 0 | 1): string {
    return this.#shown(gate, 0).typedCode;
  }

  /** The server's time as the app formats it. */
  time(): string {
    return formatTime(this.#server.clock.now());
  }

  /** Sets the number of the company's gates. */
  async keepGates(count: 0 | 1 | 2): Promise<void> {
    const { db } = this.#server;
    const [kept, gone] = [this.gates.slice(0, count), this.gates.slice(count)];
    if (gone.length > 0)
      await db
        .deleteFrom('gate')
        .where(
          'id',
          'in',
          gone.map(({ id }) => id),
        )
        .execute();
    if (kept.length > 0)
      await db
        .insertInto('gate')
        .values(kept)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  /** Runs `work` while the server's clock is ahead by more than a code's lifetime. */
  async twoMinutesLater(work: () => Promise<void>): Promise<void> {
    const { clock } = this.#server;
    clock.advance(120_000);
    await work();
    clock.advance(-120_000);
  }

  punches() {
    const { organizationId } = this.company;
    return this.#server.db
      .selectFrom('punch')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .execute();
  }

  /** Deletes today's punches. */
  async forgetDay(): Promise<void> {
    const { db } = this.#server;
    await db.deleteFrom('latePunch').where('organizationId', '=', this.company.organizationId).execute();
    await db.deleteFrom('punch').where('organizationId', '=', this.company.organizationId).execute();
    await db.deleteFrom('attempt').execute();
    await this.keepGates(2);
  }

  #shown(gate: 0 | 1, slotsLater: 0 | 1) {
    const { clock, services } = this.#server;
    const row = this.gates[gate]!;
    const now = clock.now();
    return makeSlotCode(gateSecretOf(services.config, row), row.id, slotOf(now) + slotsLater, now);
  }
}
