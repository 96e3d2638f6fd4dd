import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { dataKey, unseal } from '#server/secrets.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { otherCard, staffOf } from '#tests/support/worlds/staff.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  staff = staffOf(server, company.employer);
});
afterAll(() => server.close());

describe('a saved record', () => {
  it('is changed field by field, and the history says who changed what and when', async () => {
    const { id } = await staff.hire();
    const before = await staff.read(id);
    server.clock.advance(60_000);
    const change = {
      firstName: "G'ofur",
      salary: 700_000_000,
      accountCredit: '2020 8000 9000 0000 0001'.replaceAll(' ', ''),
      ownBalanceLimit: 50_000_000,
      ...{ patronymic: 'Anvarovich', position: 'Kassir', personnelNumber: '0042' },
    };
    const saved = bodyOf(await staff.update(id, change));
    const since = '2026-11-18';
    expect(saved).toEqual({
      ...{ ...before, ...change, firstName: 'Gʻofur', fullName: 'Rahimov Gʻofur', version: 2 },
      balanceLimit: change.ownBalanceLimit,
      salaries: { ...before.salaries, versions: [{ salary: change.salary, validFrom: since }] },
      limits: [{ limit: change.ownBalanceLimit, validFrom: since }],
    });
    expect(await staff.read(id)).toEqual(saved);
    const [entry, created] = await staff.historyOf(id);
    expect(entry).toEqual({
      ...{ id: expect.any(String) as string, event: 'update', at: server.clock.date().toISOString() },
      ...{ fromStatus: 'notIdentified', toStatus: 'notIdentified', reason: null },
      // The employer has no profile yet.
      by: expect.stringMatching(/^998\d{9}$/) as string,
      changes: [
        { field: 'accountCredit', from: null, to: change.accountCredit, validFrom: null },
        { field: 'firstName', from: 'Dilshod', to: 'Gʻofur', validFrom: null },
        { field: 'ownBalanceLimit', from: null, to: '50000000', validFrom: '2026-11-18' },
        { field: 'patronymic', from: null, to: 'Anvarovich', validFrom: null },
        { field: 'personnelNumber', from: null, to: '0042', validFrom: null },
        { field: 'position', from: null, to: 'Kassir', validFrom: null },
        { field: 'salary', from: '600000000', to: '700000000', validFrom: '2026-11-18' },
      ],
    });
    expect([created?.event, created?.fromStatus, created?.changes]).toEqual(['create', null, []]);
  });

  it('is found by its new name and not by its old one', async () => {
    const { id } = await staff.hire({ firstName: 'Zulfiya', lastName: 'Eskiyeva' });
    bodyOf(await staff.update(id, { lastName: 'Янгиева' }));
    const found = async (search: string) =>
      bodyOf(await server.call('listEmployees', { as: company.employer, query: { search } })).items.map(
        (one) => one.id,
      );
    expect(await found('yangi zulf')).toEqual([id]);
    expect(await found('eski')).toEqual([]);
  });

  it('is not written again when nothing has changed', async () => {
    const { id } = await staff.hire();
    expect(bodyOf(await staff.update(id)).version).toBe(1);
    expect(bodyOf(await staff.update(id, { cardNumber: sampleCard })).version).toBe(1);
    expect(await staff.historyOf(id)).toHaveLength(1);
  });

  it('takes a new default card, keeps it sealed and shows it masked', async () => {
    const { id } = await staff.hire();
    const defaults = () =>
      server.db
        .selectFrom('card')
        .selectAll()
        .where('employeeId', '=', id)
        .where('isDefault', '=', true)
        .execute();
    const [before] = await defaults();
    const shown = { id: expect.any(String) as string, first4: '9860', last4: '0018', brand: 'humo' };
    expect(bodyOf(await staff.update(id, { cardNumber: otherCard })).card).toEqual(shown);
    const [card, ...others] = await defaults();
    expect(others).toEqual([]);
    const key = dataKey(server.services.config, 'card');
    expect(unseal(key, card!.numberEncrypted, card!.id).toString()).toBe(otherCard);
    const [entry] = await staff.historyOf(id);
    expect(entry?.changes).toEqual([
      { field: 'cardNumber', from: '8600 •••• •••• 0003', to: '9860 •••• •••• 0018', validFrom: null },
    ]);
    bodyOf(await staff.update(id, { cardNumber: sampleCard }));
    expect((await defaults()).map((one) => one.id)).toEqual([before!.id]);
  });

  it('shows the balance, and the lower of its own limit and the company’s', async () => {
    const { id } = await staff.hire();
    const limits = async () => {
      const { balance, balanceLimit, ownBalanceLimit } = await staff.read(id);
      return [balance, balanceLimit, ownBalanceLimit];
    };
    expect(await limits()).toEqual([0, null, null]);
    const limit = (balanceLimit: Tiyin | null) =>
      server.db
        .updateTable('paySettings')
        .set({ balanceLimit })
        .where('organizationId', '=', company.organizationId)
        .execute();
    await limit(tiyin(30_000_000));
    expect(await limits()).toEqual([0, 30_000_000, null]);
    expect(bodyOf(await staff.update(id, { ownBalanceLimit: 20_000_000 })).balanceLimit).toBe(20_000_000);
    await limit(null);
  });

  it('keeps each own limit with its day, and of one day the later one', async () => {
    const { id } = await staff.hire();
    const save = async (ownBalanceLimit: number | null) =>
      bodyOf(await staff.update(id, { ownBalanceLimit })).ownBalanceLimit;
    expect([await save(20_000_000), await save(30_000_000)]).toEqual([20_000_000, 30_000_000]);
    // As if they had been saved the day before.
    await server.db
      .updateTable('employeeLimit')
      .set({ validFrom: '2026-11-17' })
      .where('employeeId', '=', id)
      .execute();
    expect(await save(null)).toBeNull();
    const versions = await server.db
      .selectFrom('employeeLimit')
      .where('employeeId', '=', id)
      .select(['validFrom', 'balanceLimit', (row) => row('replacedAt', 'is', null).as('stands')])
      .orderBy('id')
      .execute();
    expect(versions).toEqual([
      { validFrom: '2026-11-17', balanceLimit: 20_000_000, stands: false },
      { validFrom: '2026-11-17', balanceLimit: 30_000_000, stands: true },
      { validFrom: '2026-11-18', balanceLimit: null, stands: true },
    ]);
    const audited = await server.db
      .selectFrom('auditEntry')
      .where('subject', '=', 'limit')
      .where('subjectId', '=', id)
      .select(['validFrom', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(audited).toEqual([
      { validFrom: '2026-11-18', before: { limit: null }, after: { limit: 20_000_000 } },
      { validFrom: '2026-11-18', before: { limit: 20_000_000 }, after: { limit: 30_000_000 } },
      { validFrom: '2026-11-18', before: { limit: 30_000_000 }, after: { limit: null } },
    ]);
  });

  it('plans an own limit, which holds from its day on and can be withdrawn before', async () => {
    const { id } = await staff.hire();
    const plan = async (ownBalanceLimit: number | null, ownBalanceLimitFrom: string) =>
      bodyOf(await staff.update(id, { ownBalanceLimit, ownBalanceLimitFrom }));
    expect((await staff.read(id)).limits).toEqual([]);
    expect(await plan(20_000_000, '2026-11-20')).toMatchObject({
      ownBalanceLimit: null,
      limits: [{ validFrom: '2026-11-20', limit: 20_000_000 }],
    });
    const { version, limits } = await plan(null, '2026-12-01');
    expect(limits).toEqual([
      { validFrom: '2026-11-20', limit: 20_000_000 },
      { validFrom: '2026-12-01', limit: null },
    ]);
    const withdraw = (validFrom: string, seen = version) =>
      server.call('withdrawLimit', {
        ...{ as: company.employer, path: { id }, body: { version: seen, validFrom } },
      });
    expect(refusal(await withdraw('2026-11-20', version - 1))).toEqual([409, 'changedMeanwhile']);
    expect(refusal(await withdraw('2026-12-02'))).toEqual([404, 'notFound']);
    const left = bodyOf(await withdraw('2026-12-01'));
    expect(left.limits).toEqual([{ validFrom: '2026-11-20', limit: 20_000_000 }]);
    const history = await staff.historyOf(id);
    expect(history.slice(0, 3).flatMap(({ changes }) => changes)).toEqual([
      { field: 'ownBalanceLimit', from: null, to: '20000000', validFrom: '2026-12-01' },
      { field: 'ownBalanceLimit', from: '20000000', to: null, validFrom: '2026-12-01' },
      { field: 'ownBalanceLimit', from: null, to: '20000000', validFrom: '2026-11-20' },
    ]);

    // As if its day had come.
    await server.db
      .updateTable('employeeLimit')
      .set({ validFrom: '2026-11-18' })
      .where('employeeId', '=', id)
      .where('replacedAt', 'is', null)
      .execute();
    expect(await staff.read(id)).toMatchObject({ ownBalanceLimit: 20_000_000, balanceLimit: 20_000_000 });
    expect(refusal(await withdraw('2026-11-18', left.version))).toEqual([404, 'notFound']);
    const closed = await staff.update(id, { ownBalanceLimit: 10_000_000, ownBalanceLimitFrom: '2026-10-31' });
    expect([closed.status, (closed.body as { errors?: object[] }).errors]).toEqual([
      422,
      [{ pointer: '/ownBalanceLimitFrom', code: 'periodClosed' }],
    ]);
  });
});

describe('a save is refused', () => {
  it('when someone else saved meanwhile, with the record as it is now', async () => {
    const { id } = await staff.hire();
    const as = company.employer;
    const old = await staff.formOf(id, { salary: 100_000_000 });
    const current = bodyOf(await staff.update(id, { firstName: 'Anvar' }));
    const answer = await server.call('updateEmployee', { as, path: { id }, body: old });
    expect(refusal(answer)).toEqual([409, 'changedMeanwhile']);
    expect(answer.body).toMatchObject({ current });
    expect(await staff.read(id)).toEqual(current);
  });

  it('for all but one of ten saves at once', async () => {
    const { id } = await staff.hire();
    const as = company.employer;
    const form = await staff.formOf(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        server.call('updateEmployee', { as, path: { id }, body: { ...form, salary: (n + 1) * 100_000 } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusal(answer)).toEqual([409, 'changedMeanwhile']);
    expect((await staff.read(id)).version).toBe(2);
    expect(await staff.historyOf(id)).toHaveLength(2);
  });

  it('where a PINFL or phone number is taken, also when two take it at once', async () => {
    const [one, two, three] = [await staff.hire(), await staff.hire(), await staff.hire()];
    const taken = await staff.update(one.id, { pinfl: two.pinfl, phoneNumber: three.phoneNumber });
    expect(refusal(taken)).toEqual([409, 'employeeExists']);
    expect(taken.body).toMatchObject({
      errors: [
        { pointer: '/pinfl', code: 'pinflTaken' },
        { pointer: '/phoneNumber', code: 'phoneTaken' },
      ],
    });
    const { pinfl } = anyone();
    const answers = await Promise.all([staff.update(one.id, { pinfl }), staff.update(two.id, { pinfl })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'employeeExists',
      errors: [{ pointer: '/pinfl', code: 'pinflTaken' }],
    });
  });

  it('for another PINFL of a person who joined; another phone number is saved', async () => {
    const { jobId } = company.employee;
    expect(refusal(await staff.update(jobId, { pinfl: anyone().pinfl }))).toEqual([409, 'pinflJoined']);
    const { phoneNumber } = anyone();
    expect(bodyOf(await staff.update(jobId, { phoneNumber }))).toMatchObject({
      phoneNumber,
      registered: true,
    });
    const account = await server.call('getAccount', { as: company.employee });
    expect(bodyOf(account).phoneNumber).toBe(company.employee.phoneNumber);
  });

  it('with the codes that the wizard shows', async () => {
    const { id } = await staff.hire();
    const answer = await staff.update(id, {
      cardNumber: '8600123412341234',
      accountCredit: '0'.repeat(20),
      ownBalanceLimit: 150,
    });
    expect(answer.body).toMatchObject({
      code: 'validationFailed',
      errors: expect.arrayContaining([
        { pointer: '/cardNumber', code: 'cardNumberCheckDigit' },
        { pointer: '/accountCredit', code: 'accountCreditInvalid' },
        { pointer: '/ownBalanceLimit', code: 'balanceLimitInvalid' },
      ]) as unknown,
    });
  });
});

describe('a mismatch', () => {
  const resolve = (id: string, body: { version: number; pinfl: string; phoneNumber: string }) =>
    server.call('resolveMismatch', { as: company.employer, path: { id }, body });

  it('is resolved by values that match the account; others are not saved, and the refusal reveals nothing', async () => {
    const { phoneNumber, ...identity } = anyone();
    await addAccount(server, phoneNumber, identity);
    const { id, version } = await staff.hire({ phoneNumber });
    const wrong = await resolve(id, { version, phoneNumber, pinfl: anyone().pinfl });
    expect(refusal(wrong)).toEqual([422, 'mismatchStays']);
    expect(JSON.stringify(wrong.body)).not.toContain(identity.pinfl);
    expect(await staff.read(id)).toMatchObject({ version: 1, mismatch: true });
    const { pinfl } = identity;
    expect(bodyOf(await resolve(id, { version, phoneNumber, pinfl }))).toMatchObject({
      pinfl,
      mismatch: false,
      version: 2,
    });
    expect(refusal(await resolve(id, { version, phoneNumber, pinfl }))).toEqual([409, 'changedMeanwhile']);
    expect(refusal(await resolve(id, { version: 2, phoneNumber, pinfl }))).toEqual([409, 'noMismatch']);
  });

  it('is resolved by another phone number too', async () => {
    const { phoneNumber, ...identity } = anyone();
    await addAccount(server, phoneNumber, identity);
    const { id, version, pinfl } = await staff.hire({ phoneNumber });
    const right = anyone().phoneNumber;
    expect(bodyOf(await resolve(id, { version, pinfl, phoneNumber: right })).mismatch).toBe(false);
  });
});
