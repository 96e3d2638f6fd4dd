import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { saveDetails } from '#tests/support/worlds/auditWorld.ts';
import {
  ask,
  company,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { addAccount, sampleIdentity } from '#tests/support/worlds/people.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { anyone, otherCard, sampleCard } from '#tests/support/worlds/world.ts';

usePayments(() => ({ onLog: () => undefined }));

const entries = () =>
  server.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('organizationId', '=', company.organizationId)
    .orderBy('id')
    .execute();
/** Those that `change` writes. */
async function written(change: () => Promise<unknown>) {
  const before = new Set((await entries()).map(({ id }) => id));
  await change();
  return (await entries()).filter(({ id }) => !before.has(id));
}

const addCard = (cardNumber = otherCard) => {
  const { employer: as, employee } = company;
  const body = { cardNumber, makeDefault: true };
  return server.call('addCard', { as, path: { id: employee.jobId }, body, key: newId() });
};
const raise = () => staffOf(server, company.employer).update(company.employee.jobId, { salary: 700_000_000 });
const pairGate = () => server.call('pairGate', { as: company.employer, path: { gateId: company.gateId } });
const choose = () => choosePayouts({ version: 0, provider: 'file' });
const createUnit = () => server.call('createUnit', { as: company.employer, body: { title: 'Ombor' } });
/** Of somebody with an account. */
async function inviter() {
  const { phoneNumber, pinfl } = anyone();
  await addAccount(server, phoneNumber, { ...sampleIdentity, pinfl });
  const body = { phoneNumber, role: 'accountant' as const, unitIds: [] };
  return { phoneNumber, invite: () => server.call('inviteColleague', { as: company.employer, body }) };
}
async function shower() {
  const { id } = bodyOf(await ask(10_000_000));
  bodyOf(await review([id], 'approve'));
  return () => server.call('showPayoutCard', { as: company.employer, path: { id }, body: {} });
}

describe('an entry', () => {
  it('says who did what to whom and when, with the values before and after', async () => {
    const { organizationId, employee, employer } = company;
    const common = {
      ...{ organizationId, byAccountId: employer.accountId, at: server.clock.date(), validFrom: null },
      ...{ id: expect.any(String) as string, employeeId: employee.jobId },
    };
    const cardNumber = `${otherCard.slice(0, 4)} •••• •••• ${otherCard.slice(-4)}`;
    expect(await written(() => addCard())).toEqual([
      {
        ...{
          ...common,
          subject: 'card',
          event: 'add',
          subjectId: expect.any(String) as string,
          reason: null,
        },
        ...{ before: null, after: { employeeId: employee.jobId, isDefault: true, cardNumber } },
      },
    ]);
    const { version: _, ...before } = bodyOf(await server.call('getSettings', { as: employer })).details;
    expect(await written(() => saveDetails({ mfo: '00444' }))).toEqual([
      {
        ...{ ...common, subject: 'details', event: 'save', subjectId: null, employeeId: null, reason: null },
        ...{ before, after: { ...before, mfo: '00444' } },
      },
    ]);
  });

  it('is written of nothing that was refused', async () => {
    await workedDays();
    const { id } = bodyOf(await ask(10_000_000));
    const refused = async () => {
      expect(refusal(await addCard(sampleCard))).toEqual([409, 'cardKnown']);
      expect(refusal(await review([id], 'cancel'))).toEqual([400, 'validationFailed']);
      expect(refusal(await ask(999_999_999_900))).toEqual([422, 'amountAboveEnabled']);
      expect(refusal(await choosePayouts({ version: 7, provider: 'file' }))).toEqual([
        409,
        'changedMeanwhile',
      ]);
    };
    expect(await written(refused)).toEqual([]);
  });

  it('has no number of a card or a person whole, and no secret', async () => {
    await workedDays();
    const { phoneNumber, invite } = await inviter();
    const show = await shower();
    let gateToken = '';
    const changes = await written(async () => {
      bodyOf(await addCard());
      bodyOf(await show());
      bodyOf(await invite());
      ({ gateToken } = bodyOf(await pairGate()));
    });
    const named = changes.map(({ subject, event }) => `${subject}.${event}`);
    expect(named).toEqual(['card.add', 'card.show', 'colleague.invite', 'gate.pair']);
    const text = JSON.stringify(changes);
    for (const hidden of [sampleCard, otherCard, phoneNumber, gateToken]) expect(text).not.toContain(hidden);
  });
});

describe('a change whose entry cannot be written', () => {
  /** A digest of the company's rows in every table. */
  async function everything() {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'organization_id' and table_type = 'BASE TABLE'`.execute(
      server.db,
    );
    const digests = tables.map(async ({ name }) => {
      const { rows } = await sql<{ digest: string | null }>`
        select md5(string_agg(row::text, '|' order by row::text)) as digest from ${sql.table(name)} as row
         where organization_id = ${company.organizationId}`.execute(server.db);
      return [name, rows[0]!.digest];
    });
    return Object.fromEntries(await Promise.all(digests)) as Record<string, string | null>;
  }

  it('is not made', async () => {
    await workedDays();
    const changes = {
      card: () => addCard(),
      cardShown: await shower(),
      salary: () => raise(),
      gate: () => pairGate(),
      colleague: (await inviter()).invite,
      unit: () => createUnit(),
      payouts: () => choose(),
    };
    // What follows from the above by itself.
    await Promise.all([server.figuresCounted(), server.pushed()]);
    const before = await everything();
    await sql`alter table audit_entry add constraint closed check (false) not valid`.execute(server.db);
    try {
      for (const [what, change] of Object.entries(changes)) {
        expect([what, ...refusal(await change())]).toEqual([what, 500, 'internalError']);
        expect(await everything(), what).toEqual(before);
      }
    } finally {
      await sql`alter table audit_entry drop constraint closed`.execute(server.db);
    }
    for (const [what, change] of Object.entries(changes))
      expect(await written(async () => bodyOf((await change()) as never)), what).toHaveLength(1);
    expect(await everything()).not.toEqual(before);
  });
});
