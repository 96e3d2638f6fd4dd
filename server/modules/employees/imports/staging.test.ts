import { describe, expect, it } from 'vitest';
import { FIRST_DAY } from '#domain/dated/versions.ts';
import { maskCard } from '#domain/format/index.ts';
import { importWorld, notify } from '#tests/support/worlds/importWorld.ts';
import { sampleIdentity } from '#tests/support/worlds/people.ts';
import { bringIn, good, listed, people, stage } from '#tests/support/worlds/imports.ts';

describe('a list that is staged', () => {
  const { world, rowsOf, importOf, check, add } = importWorld();

  it('adds new people, each with card, history, search words and count', async () => {
    const rows = people(3);
    const { after } = await bringIn(world.server, world.as, rows);
    expect(after).toMatchObject({
      state: 'committed',
      plan: { create: 3, update: 0, problem: 0, decide: 0 },
      done: { rows: 3, created: 3, failed: 0 },
    });
    const list = good(
      await world.server.call('listEmployees', { as: world.as, query: { search: 'sardork yoldosheva' } }),
    ).body;
    expect(list.items).toMatchObject([
      { pinfl: rows[0]!.pinfl, status: 'notIdentified', chosenStatus: 'active', salary: rows[0]!.salary },
    ]);
    expect(good(await world.server.call('listEmployees', { as: world.as })).body.total).toBe(3);
    const history = await world.server.call('getEmployeeHistory', {
      as: world.as,
      path: { id: list.items[0]!.id },
    });
    expect(good(history).body.items).toMatchObject([{ event: 'create' }]);
  });

  it('gives new people of a list without statuses the chosen one, and leaves the others as they are', async () => {
    await bringIn(world.server, world.as, [{ ...listed(0), status: 'blocked' }]);
    const rows = [{ ...listed(0), salary: 900_000_000 }, listed(1)].map((row) => ({
      ...row,
      status: null,
      newStatus: 'active' as const,
    }));
    const { path, after } = await bringIn(world.server, world.as, rows, 'update');
    expect(after).toMatchObject({ state: 'committed', plan: { create: 1, update: 1, problem: 0 } });
    expect((await rowsOf(path)).map(({ person, changed }) => [person.status, changed])).toEqual([
      [null, ['salary']],
      ['active', []],
    ]);
    const people = await world.server.db
      .selectFrom('employee')
      .innerJoin('employeeSalary as paid', 'paid.employeeId', 'employee.id')
      .select(['chosenStatus', 'salary'])
      .where('employee.organizationId', '=', world.organizationId)
      .orderBy('pinfl')
      .orderBy('validFrom')
      .execute();
    expect(people).toEqual([
      { chosenStatus: 'blocked', salary: listed(0).salary },
      { chosenStatus: 'blocked', salary: 900_000_000 },
      { chosenStatus: 'active', salary: listed(1).salary },
    ]);
  });

  it('changes a salary from the day that a row names, today without one, and never in a closed month', async () => {
    await bringIn(world.server, world.as, people(3));
    const { organizationId, server } = world;
    await server.db
      .insertInto('period')
      .values({ organizationId, month: '2026-10', state: 'closed', changedAt: server.clock.date() })
      .execute();
    const dated = [
      { ...listed(0), salary: 900_000_000, salaryFrom: '2026-12-01' },
      { ...listed(1), salary: 900_000_000 },
      { ...listed(2), salary: 900_000_000, salaryFrom: '2026-10-31' },
      // The first salary of a new person holds from the first day.
      { ...listed(3), salaryFrom: '2026-12-01' },
    ];
    const closed = await stage(server, world.as, dated);
    expect(closed.findings.map(({ rowNumber, problems }) => [rowNumber, problems])).toEqual([
      [2, []],
      [3, []],
      [4, [{ field: 'salaryFrom', code: 'periodClosed' }]],
    ]);
    const rows = await rowsOf(closed.path);
    expect(rows.map(({ person }) => person.salaryFrom)).toEqual(dated.map(({ salaryFrom }) => salaryFrom));
    good(await server.call('deleteImport', { as: world.as, path: closed.path }));
    const far = await stage(server, world.as, [
      { ...listed(0), salary: 900_000_000, salaryFrom: '2028-11-19' },
    ]);
    expect(far.findings.map(({ problems }) => problems)).toEqual([
      [{ field: 'salaryFrom', code: 'dateTooFar' }],
    ]);
    good(await server.call('deleteImport', { as: world.as, path: far.path }));
    const open = dated.filter(({ rowNumber }) => rowNumber !== 4);
    await bringIn(server, world.as, open, 'update');
    const paid = await server.db
      .selectFrom('employeeSalary')
      .innerJoin('employee', 'employee.id', 'employeeSalary.employeeId')
      .where('employee.organizationId', '=', organizationId)
      .where('replacedAt', 'is', null)
      .select(['pinfl', 'validFrom', 'salary'])
      .orderBy('pinfl')
      .orderBy('validFrom')
      .execute();
    expect(paid.map(({ pinfl, ...version }) => [Number(pinfl.slice(-1)), ...Object.values(version)])).toEqual(
      [
        [0, FIRST_DAY, listed(0).salary],
        [0, '2026-12-01', 900_000_000],
        [1, FIRST_DAY, listed(1).salary],
        [1, '2026-11-18', 900_000_000],
        [2, FIRST_DAY, listed(2).salary],
        [3, FIRST_DAY, listed(3).salary],
      ],
    );
    // The same list again asks nothing.
    const again = await stage(server, world.as, open);
    expect(again.findings.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('shows who started it, by name after that person has one', async () => {
    const { after } = await bringIn(world.server, world.as, people(1));
    const { phoneNumber } = await world.server.db
      .selectFrom('account')
      .innerJoin('employer', 'employer.accountId', 'account.id')
      .select('account.phoneNumber')
      .where('employer.organizationId', '=', world.organizationId)
      .executeTakeFirstOrThrow();
    expect(after.startedBy).toBe(phoneNumber);
    good(
      await world.server.call('updateProfile', {
        as: world.as,
        body: { ...sampleIdentity, pinfl: '30101909999992' },
      }),
    );
    const { items } = good(await world.server.call('listImports', { as: world.as })).body;
    expect(items.map(({ startedBy }) => startedBy)).toEqual(['Karimova Aziza']);
  });

  it('keeps card numbers sealed while they wait', async () => {
    await stage(world.server, world.as, people(1));
    const staged = await world.server.db.selectFrom('employeeImportRow').selectAll().execute();
    expect(JSON.stringify(staged)).not.toContain(people(1)[0]!.cardNumber);
    expect(Buffer.from(staged[0]!.numberEncrypted!).toString('latin1')).not.toContain(
      people(1)[0]!.cardNumber,
    );
  });

  describe('answers a chunk', () => {
    it('with the people, phones and cards that the company has', async () => {
      await bringIn(world.server, world.as, people(3));
      const [same, phone, card] = [
        { ...listed(0), salary: 900_000_000 },
        { ...listed(7), phoneNumber: listed(1).phoneNumber },
        { ...listed(8), cardNumber: listed(2).cardNumber },
      ];
      const { findings } = await stage(world.server, world.as, [same, phone, card, listed(9)]);
      expect(findings).toEqual([
        { rowNumber: 2, outcome: 'decide', problems: [], changed: ['salary'] },
        {
          rowNumber: 9,
          outcome: 'problem',
          problems: [{ field: 'phoneNumber', code: 'phoneTaken' }],
          changed: [],
        },
        {
          rowNumber: 10,
          outcome: 'problem',
          problems: [{ field: 'cardNumber', code: 'cardTaken' }],
          changed: [],
        },
      ]);
    });

    it('with errors for masks and statuses that a new person cannot have', async () => {
      const mask = maskCard({ first4: '8600', last4: '0842' });
      const { findings } = await stage(world.server, world.as, [
        { ...listed(0), cardNumber: mask, status: null },
      ]);
      expect(findings).toMatchObject([
        {
          problems: [
            { field: 'cardNumber', code: 'cardMasked' },
            { field: 'status', code: 'required' },
          ],
        },
      ]);
    });

    it('with errors by the rules of the wizard, with a pointer to each field', async () => {
      const { path } = await stage(world.server, world.as, []);
      const answer = await add(path, [
        listed(0),
        { ...listed(1), cardNumber: '8600120000000004', lastName: '1', salary: 150 },
      ]);
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'validationFailed',
          errors: [
            { pointer: '/rows/1/lastName', code: 'nameInvalid' },
            { pointer: '/rows/1/cardNumber', code: 'cardNumberCheckDigit' },
            { pointer: '/rows/1/salary', code: 'salaryInvalid' },
          ],
        },
      });
      expect((await importOf(path)).staged).toBe(0);
      const twice = await add(path, [listed(0), listed(0)]);
      expect(twice.body).toMatchObject({
        errors: [{ pointer: '/rows/1/rowNumber', code: 'duplicateInList' }],
      });
    });
  });

  it('replaces a row that is sent again and drops one that is removed', async () => {
    const { path } = await stage(world.server, world.as, people(3));
    const again = good(await add(path, [{ ...listed(0), firstName: 'Zafar' }], [3]));
    expect(again.body.staged).toBe(2);
    expect((await rowsOf(path)).map(({ person }) => person.firstName)).toEqual(['Zafar', 'Sardork']);
  });

  it('shows duplicates on both rows after it is checked, and none after one is corrected', async () => {
    const twin = { ...listed(5), phoneNumber: listed(0).phoneNumber, cardNumber: listed(0).cardNumber };
    const { path, findings } = await stage(world.server, world.as, [listed(0), twin, listed(1)]);
    expect(findings).toEqual([]);
    expect((await check(path)).plan).toMatchObject({ create: 1, problem: 2 });
    const problems = await rowsOf(path, { outcome: 'problem' });
    expect(problems.map(({ rowNumber }) => rowNumber)).toEqual([2, 7]);
    for (const row of problems)
      expect(row.problems).toEqual([
        { field: 'phoneNumber', code: 'duplicateInList' },
        { field: 'cardNumber', code: 'duplicateInList' },
      ]);
    expect(notify(await world.server.call('commitImport', { as: world.as, path }))).toEqual([
      422,
      'importHasProblems',
    ]);
    await add(path, [listed(5)]);
    expect(await check(path)).toMatchObject({ state: 'ready', plan: { create: 3, problem: 0 } });
  });
});
