import { beforeEach, describe, expect, it } from 'vitest';
import { maskCard } from '#domain/format/index.ts';
import { newId } from '#server/identifier.ts';
import { bringIn, good, listed, stage, type ImportedRow } from '#tests/support/worlds/imports.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import { changesTold, later, nameEmployer, told, trail } from '#tests/support/worlds/auditWorld.ts';
import { otherCard, sampleCard } from '#tests/support/worlds/world.ts';

usePayments();
let unit = '';
beforeEach(async () => {
  await nameEmployer();
  unit = await makeUnit(server, company.employer, 'Ombor');
  later();
});

const staff = () => staffOf(server, company.employer);
const masked = (number: string) => maskCard({ first4: number.slice(0, 4), last4: number.slice(-4) });
/** `update: unitId: - → Ombor` and so on, of the people named so, the latest first. */
const peopleTold = async (search: string) =>
  (await told({ area: 'people', search })).map((entry) => `${entry.event}: ${changesTold(entry).join(', ')}`);
const changeRows = async () =>
  (
    await server.db
      .selectFrom('employeeChange')
      .where('organizationId', '=', company.organizationId)
      .select('field')
      .execute()
  ).length;
const removals = async () =>
  (
    await server.db
      .selectFrom('auditEntry')
      .where('organizationId', '=', company.organizationId)
      .where('subject', '=', 'employee')
      .where('event', '=', 'remove')
      .select('before')
      .orderBy('id')
      .execute()
  ).map(({ before }) => before);

describe('a new record in the audit trail', () => {
  it('has its first unit, card, salary and status, and nothing else is told', async () => {
    const before = (await trail()).total;
    await staff().hire({ lastName: 'Aliyev', unitId: unit });
    const [entry] = await told();
    expect(entry).toMatchObject({ subject: 'employee', event: 'create', validFrom: null });
    expect(changesTold(entry!)).toEqual([
      ...['unitId: - → Ombor', 'cardNumber: - → 8600 •••• •••• 0003'],
      ...['salary: - → 600000000', 'chosenStatus: - → active'],
    ]);
    expect((await trail()).total).toBe(before + 1);
    later();
    await staff().hire({ lastName: 'Bekov', status: 'blocked' });
    expect(await peopleTold('bekov')).toEqual([
      'create: cardNumber: - → 8600 •••• •••• 0003, salary: - → 600000000, chosenStatus: - → blocked',
    ]);
  });

  it('has its changes in no form of the history, and is still removed without a trace of them', async () => {
    const changes = await changeRows();
    const { id } = await staff().hire({ lastName: 'Aliyev', unitId: unit });
    expect(await staff().historyOf(id)).toMatchObject([{ event: 'create', changes: [] }]);
    expect(await changeRows()).toBe(changes + 4);
    expect(bodyOf(await staff().remove(id))).toEqual({ outcome: 'removed' });
    expect(await changeRows()).toBe(changes);
  });
});

describe('a removed record in the audit', () => {
  it('is called what it was', async () => {
    const { id } = await staff().hire({ lastName: 'Aliyev', firstName: 'Vali' });
    await staff().remove(id);
    expect(await removals()).toEqual([
      { status: 'notIdentified', about: 'Aliyev Vali', searchKey: 'aliev vali' },
    ]);
  });
});

describe('a list of people in the audit trail', () => {
  const import_ = (rows: ImportedRow[]) => bringIn(server, company.employer, rows, 'update');
  const undo = async (path: { id: string }) => {
    later();
    good(await server.call('undoImport', { as: company.employer, path }));
    await server.imported();
    return good(await server.call('getImport', { as: company.employer, path })).body;
  };
  const name = (n: number) => listed(n).lastName;

  it('is told by the records that it made, with their units', async () => {
    await import_([{ ...listed(0), unit: 'ombor' }, listed(1)]);
    const card = (n: number) => `cardNumber: - → ${masked(listed(n).cardNumber)}`;
    expect(await peopleTold(name(0))).toEqual([
      `create: unitId: - → Ombor, ${card(0)}, salary: - → 500000000, chosenStatus: - → active`,
    ]);
    expect(await peopleTold(name(1))).toEqual([
      `create: ${card(1)}, salary: - → 500000100, chosenStatus: - → active`,
    ]);
  });

  it('moves people once each, with what else it changed of them, and an undo moves them back', async () => {
    await import_([listed(0), listed(1), listed(2)]);
    await makeUnit(server, company.employer, 'Savdo');
    later();
    await import_([{ ...listed(2), unit: 'Savdo' }]);
    later();
    const { path, after } = await import_([
      { ...listed(0), unit: 'Ombor' },
      { ...listed(1), unit: 'Ombor', firstName: 'Zafar' },
      { ...listed(2), unit: 'Ombor' },
      { ...listed(3), unit: 'Ombor' },
    ]);
    expect(after.done).toMatchObject({ created: 1, updated: 3, unchanged: 0, failed: 0 });
    const latest = async (n: number, count = 1) => (await peopleTold(name(n))).slice(0, count);
    expect(await latest(0, 2)).toEqual(['update: unitId: - → Ombor', expect.stringMatching(/^create/)]);
    expect(await latest(1, 2)).toEqual([
      `update: unitId: - → Ombor, firstName: ${listed(1).firstName} → Zafar`,
      expect.stringMatching(/^create/),
    ]);
    expect(await latest(2)).toEqual(['update: unitId: Savdo → Ombor']);
    // The same list asks for nothing.
    later();
    const again = await import_([{ ...listed(0), unit: 'Ombor' }]);
    expect(again.after.done).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await peopleTold(name(0))).toHaveLength(2);

    expect((await undo(path)).undone).toMatchObject({ removed: 1, restored: 3, kept: 0 });
    expect(await latest(0)).toEqual(['update: unitId: Ombor → -']);
    expect((await latest(1, 2)).sort()).toEqual([
      `update: firstName: Zafar → ${listed(1).firstName}`,
      'update: unitId: Ombor → -',
    ]);
    expect(await latest(2)).toEqual(['update: unitId: Ombor → Savdo']);
    expect(await removals()).toEqual([
      expect.objectContaining({ status: 'notIdentified', about: `${name(3)} ${listed(3).firstName}` }),
    ]);
  });

  it('that is not written for a person does not move them in their history', async () => {
    const as = company.employer;
    await import_([listed(0)]);
    later();
    const phoneNumber = '998935550077';
    const { path } = await stage(server, as, [
      { ...listed(0), unit: 'Ombor', phoneNumber },
      { ...listed(1), unit: 'Ombor' },
    ]);
    good(await server.call('decideImport', { as, path, body: { decision: 'update' } }));
    good(await server.call('checkImport', { as, path }));
    // Both have become impossible by the time of writing.
    await staff().hire({ phoneNumber });
    await staff().hire({ pinfl: listed(1).pinfl });
    const changes = await changeRows();
    good(await server.call('commitImport', { as, path }));
    await server.imported();
    const { done } = good(await server.call('getImport', { as, path })).body;
    expect(done).toMatchObject({ created: 0, updated: 0, failed: 2 });
    expect(await changeRows()).toBe(changes);
    expect(await peopleTold(name(0))).toHaveLength(1);
  });
});

describe('cards in the audit trail', () => {
  it('are told with their masked number when they come and go', async () => {
    const as = company.employer;
    const path = { id: company.employee.jobId };
    const body = { cardNumber: otherCard, makeDefault: false };
    const { items } = bodyOf(await server.call('addCard', { as, path, body, key: newId() }));
    const added = items.find(({ card }) => card.last4 === otherCard.slice(-4))!.card;
    later();
    bodyOf(await server.call('removeCard', { as, path: { ...path, cardId: added.id } }));
    const cards = (await told()).filter(({ subject }) => subject === 'card');
    expect(cards.map((entry) => [entry.event, entry.subjectId, ...changesTold(entry)])).toEqual([
      ['remove', added.id, `cardNumber: ${masked(otherCard)} → -`, 'isDefault: false → -'],
      ['add', added.id, `cardNumber: - → ${masked(otherCard)}`, 'isDefault: - → false'],
    ]);
    expect(cards[0]!.employee).toEqual({ id: path.id, name: 'Rahimov Dilshod' });
  });
});

describe('a default card in the audit trail', () => {
  const as = () => company.employer;
  const path = () => ({ id: company.employee.jobId });
  const add = async (makeDefault: boolean) => {
    later();
    const body = { cardNumber: otherCard, makeDefault };
    const { items } = bodyOf(await server.call('addCard', { as: as(), path: path(), body, key: newId() }));
    return items.find(({ card }) => card.last4 === otherCard.slice(-4))!.card;
  };
  const people = async () =>
    (await told({ area: 'people' })).map((entry) => [
      `${entry.subject}.${entry.event}`,
      ...changesTold(entry),
    ]);
  const becomesDefault = ['employee.update', `cardNumber: ${masked(sampleCard)} → ${masked(otherCard)}`];

  it('that is new is told once, with the one before', async () => {
    const before = await people();
    await add(true);
    expect(await people()).toEqual([becomesDefault, ...before]);
    expect((await trail({ area: 'people' })).total).toBe(before.length + 1);
  });

  it('that was there already is told once, and its coming before', async () => {
    const before = await people();
    const { id: cardId } = await add(false);
    later();
    bodyOf(await server.call('setDefaultCard', { as: as(), path: { ...path(), cardId } }));
    expect(await people()).toEqual([
      becomesDefault,
      ['card.add', `cardNumber: - → ${masked(otherCard)}`, 'isDefault: - → false'],
      ...before,
    ]);
  });
});

describe('a move into a unit in the audit trail', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', null],
    ['2026-12-01', '2026-12-01'],
  ] as const)('from %s on has that day unless it is today', async (validFrom, shown) => {
    const body = { unitId: unit, employeeIds: [company.employee.jobId], validFrom };
    bodyOf(await server.call('assignUnit', { as: company.employer, body }));
    const [entry] = await told({ area: 'people' });
    expect(entry).toMatchObject({ event: 'update', validFrom: shown });
    expect(changesTold(entry!)).toEqual(['unitId: - → Ombor']);
  });
});
