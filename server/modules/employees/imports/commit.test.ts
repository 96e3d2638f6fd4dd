import { describe, expect, it, beforeEach } from 'vitest';
import { maskCard } from '#domain/format/index.ts';
import { importWorld, notify } from '#tests/support/worlds/importWorld.ts';
import { bringIn, cardNumber, good, listed, people, stage } from '#tests/support/worlds/imports.ts';

describe('people of a list', () => {
  const { world, rowsOf, importOf, check, add, byPinfl } = importWorld();

  describe('who are employed already', () => {
    const before = people(3);
    const changed = [
      { ...before[0]!, lastName: 'Karimov', cardNumber: cardNumber(77) },
      before[1]!,
      listed(9),
    ];
    beforeEach(() => bringIn(world.server, world.as, before));

    it('wait for a decision, for all of them or one by one', async () => {
      const { path } = await stage(world.server, world.as, changed);
      expect((await check(path)).plan).toMatchObject({ create: 1, decide: 1, unchanged: 1 });
      expect(notify(await world.server.call('commitImport', { as: world.as, path }))).toEqual([
        422,
        'importHasProblems',
      ]);
      const decide = async (decision: 'skip' | 'update', rowNumbers?: number[]) =>
        good(
          await world.server.call('decideImport', {
            as: world.as,
            path,
            body: { decision, ...(rowNumbers ? { rowNumbers } : {}) },
          }),
        ).body.plan;
      expect(await decide('update')).toMatchObject({ update: 1, unchanged: 1, decide: 0 });
      expect(await decide('skip', [2])).toMatchObject({ skip: 1, update: 0 });
      // For all rows, including those added later.
      good(await add(path, [{ ...before[2]!, salary: 700_000_000 }]));
      expect((await check(path)).plan).toMatchObject({ update: 1, skip: 1, unchanged: 1, create: 1 });
    });

    it('are shown beside the company’s records', async () => {
      const { path } = await stage(world.server, world.as, changed);
      const [row] = await rowsOf(path);
      expect(row).toMatchObject({
        changed: ['lastName', 'cardNumber'],
        person: {
          lastName: 'Karimov',
          cardNumber: maskCard({ first4: '8600', last4: cardNumber(77).slice(-4) }),
        },
        current: { lastName: before[0]!.lastName, salary: before[0]!.salary },
      });
      expect((await rowsOf(path))[2]).toMatchObject({ outcome: 'create', current: null, employeeId: null });
    });

    it('are updated with their history, or left alone', async () => {
      const { after } = await bringIn(world.server, world.as, changed, 'update');
      expect(after.done).toMatchObject({ created: 1, updated: 1, unchanged: 1, skipped: 0, failed: 0 });
      const person = await byPinfl(before[0]!.pinfl);
      expect(person).toMatchObject({ lastName: 'Karimov', version: 2 });
      const history = good(
        await world.server.call('getEmployeeHistory', { as: world.as, path: { id: person!.id } }),
      ).body;
      expect(history.items[0]).toMatchObject({
        event: 'update',
        changes: [{ field: 'cardNumber' }, { field: 'lastName', to: 'Karimov' }],
      });
      const { after: skipped } = await bringIn(
        world.server,
        world.as,
        [{ ...before[0]!, lastName: 'Aliyev' }],
        'skip',
      );
      expect(skipped.done).toMatchObject({ skipped: 1, updated: 0 });
      expect((await byPinfl(before[0]!.pinfl))?.lastName).toBe('Karimov');
    });

    it('are unchanged when an exported list is uploaded', async () => {
      const exported = before.map((row) => ({
        ...row,
        cardNumber: maskCard({ first4: row.cardNumber.slice(0, 4), last4: row.cardNumber.slice(-4) }),
        status: null,
      }));
      const { after } = await bringIn(world.server, world.as, exported);
      expect(after.done).toMatchObject({ unchanged: 3, updated: 0, created: 0, failed: 0 });
    });

    it('get the facts that forms print; an empty cell removes nothing, and an undo restores the former values', async () => {
      const printed = { patronymic: 'Anvarovna', position: 'Kassir', personnelNumber: '0042' };
      const printedOfRow = async (at: number) => {
        const person = await byPinfl(people(at + 1)[at]!.pinfl);
        return person && [person.patronymic, person.position, person.personnelNumber];
      };
      const first = await bringIn(world.server, world.as, [{ ...before[0]!, ...printed }], 'update');
      expect(first.after.done).toMatchObject({ updated: 1 });
      expect(await printedOfRow(0)).toEqual(Object.values(printed));
      const rows = [
        { ...before[0]!, position: 'Katta kassir' },
        before[1]!,
        { ...listed(9), position: 'Qorovul' },
      ];
      const { path, after } = await bringIn(world.server, world.as, rows, 'update');
      expect(after.done).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
      const [row] = await rowsOf(path);
      expect(row).toMatchObject({ changed: ['position'], person: { position: 'Katta kassir' } });
      expect(await printedOfRow(0)).toEqual(['Anvarovna', 'Katta kassir', '0042']);
      expect((await byPinfl(listed(9).pinfl))?.position).toBe('Qorovul');
      good(await world.server.call('undoImport', { as: world.as, path }));
      await world.server.imported();
      expect(await printedOfRow(0)).toEqual(Object.values(printed));
    });

    it('are not updated by the mask of another card', async () => {
      const mask = maskCard({ first4: '9860', last4: '1111' });
      const { findings } = await stage(world.server, world.as, [{ ...before[0]!, cardNumber: mask }]);
      expect(findings[0]?.problems).toEqual([{ field: 'cardNumber', code: 'cardMasked' }]);
    });
  });

  it('keep the card of a row that is edited after it was read back', async () => {
    const { path } = await stage(world.server, world.as, people(1));
    const [row] = await rowsOf(path);
    const { person } = row!;
    good(await add(path, [{ ...person, firstName: 'Zafar', rowNumber: 2 }]));
    await check(path);
    good(await world.server.call('commitImport', { as: world.as, path }));
    await world.server.imported();
    const { id } = (await byPinfl(person.pinfl))!;
    const card = await world.server.db
      .selectFrom('card')
      .where('employeeId', '=', id)
      .selectAll()
      .executeTakeFirst();
    expect(card?.last4).toBe(listed(0).cardNumber.slice(-4));
    // An unmasked number: the same card is not a change.
    const { after } = await bringIn(world.server, world.as, [{ ...listed(0), firstName: 'Zafar' }], 'update');
    expect(after.done).toMatchObject({ unchanged: 1 });
  });

  it('are marked failed when they became impossible between check and commit', async () => {
    const [first, second] = people(2);
    await bringIn(world.server, world.as, [second!]);
    const { path } = await stage(world.server, world.as, [first!, { ...second!, salary: 100 }]);
    good(await world.server.call('decideImport', { as: world.as, path, body: { decision: 'update' } }));
    await check(path);
    const { rowNumber: _, ...person } = { ...first!, status: 'active' as const };
    good(await world.server.call('createEmployee', { as: world.as, body: person }));
    good(
      await world.server.call('deleteEmployee', {
        as: world.as,
        path: { id: (await byPinfl(second!.pinfl))!.id },
      }),
    );
    good(await world.server.call('commitImport', { as: world.as, path }));
    await world.server.imported();
    expect((await importOf(path)).done).toMatchObject({ rows: 2, created: 0, updated: 0, failed: 2 });
    const failed = await rowsOf(path, { state: 'failed' });
    expect(failed.map(({ problems }) => problems)).toEqual([
      [
        { field: 'pinfl', code: 'pinflTaken' },
        { field: 'phoneNumber', code: 'phoneTaken' },
      ],
      [{ field: 'person', code: 'employeeGone' }],
    ]);
  });
});
