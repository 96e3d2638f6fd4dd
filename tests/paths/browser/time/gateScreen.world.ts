import type { BrowserContext } from 'playwright-core';
import { slotOf } from '#domain/attendance/gateCode.ts';
import { gateSecretOf, makeSlotCode } from '#server/modules/organization/index.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

/** A company with a gate, and a device that is or becomes its screen. */
export class KioskWorld {
  readonly company: Company;
  readonly #server: TestServer;

  private constructor(server: TestServer, company: Company) {
    this.#server = server;
    this.company = company;
  }

  static async make(server: TestServer): Promise<KioskWorld> {
    return new KioskWorld(server, await makeCompany(server));
  }

  /** Sets who is signed in on the device. */
  visitor(name: string): Session | undefined {
    if (name === 'nobody') return undefined;
    return name === 'employee' ? this.company.employee : this.company.employer;
  }

  /** Titles of the gate and its company. */
  place() {
    return this.#server.db
      .selectFrom('gate')
      .innerJoin('organization', 'organization.id', 'gate.organizationId')
      .select(['gate.title as gateTitle', 'organization.title as organizationTitle'])
      .where('gate.id', '=', this.company.gateId)
      .executeTakeFirstOrThrow();
  }

  /** The digits of the gate's screen now, or the next ones. */
  async digits(slot: 'current' | 'next'): Promise<string> {
    const { db, clock, services } = this.#server;
    const { gateId } = this.company;
    const row = await db.selectFrom('gate').selectAll().where('id', '=', gateId).executeTakeFirstOrThrow();
    const now = clock.now();
    const number = slotOf(now) + (slot === 'next' ? 1 : 0);
    return makeSlotCode(gateSecretOf(services.config, row), gateId, number, now).typedCode;
  }

  /** Pairs another device as the gate's screen. */
  async pairElsewhere(): Promise<void> {
    const { gateId, employer } = this.company;
    bodyOf(await this.#server.call('pairGate', { as: employer, path: { gateId } }));
  }

  /** The gate's token as stored on the device; written there by another page when given. */
  async token(context: BrowserContext, token?: string): Promise<string | null> {
    const tab = await context.newPage();
    await tab.goto('/mark.svg');
    const kept = await tab.evaluate(
      ({ gateId, put }) =>
        new Promise<string | null>((resolve, reject) => {
          const opening = indexedDB.open('davomat-gate', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('tokens');
          opening.onerror = () => {
            reject(new Error('the tokens do not open'));
          };
          opening.onsuccess = () => {
            const store = opening.result.transaction('tokens', 'readwrite').objectStore('tokens');
            if (put !== null) store.put(put, gateId);
            const reading = store.get(gateId) as IDBRequest<string | undefined>;
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result ?? null);
            };
          };
        }),
      { gateId: this.company.gateId, put: token ?? null },
    );
    await tab.close();
    return kept;
  }
}
