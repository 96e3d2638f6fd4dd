import { describe, expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/importWorld.ts';
import { whole } from '#tests/support/worlds/staff.ts';
import { bringIn, cardNumber, good, listed, people } from '#tests/support/worlds/imports.ts';
import { salariesOfPinfl } from '#tests/support/worlds/salaries.ts';

describe('an import', () => {
  const { world, rowsOf, importOf, employees, byPinfl } = importWorld();

  describe('undone', () => {
    const undo = async (path: { id: string }) => {
      good(await world.server.call('undoImport', { as: world.as, path }));
      await world.server.imported();
      return importOf(path);
    };

    it('leaves the company as it was before', async () => {
      await bringIn(world.server, world.as, people(2));
      const before = await employees();
      const total = good(await world.server.call('listEmployees', { as: world.as })).body.total;
      const { path } = await bringIn(
        world.server,
        world.as,
        [
          {
            ...{ ...listed(0), phoneNumber: '998935550011', cardNumber: cardNumber(99) },
            ...{ salary: 900_000_000, status: 'blocked' },
          },
          listed(5),
        ],
        'update',
      );
      expect(await employees()).toHaveLength(before.length + 1);
      expect(await undo(path)).toMatchObject({
        state: 'undone',
        undone: { removed: 1, restored: 1, kept: 0 },
      });
      const after = await employees();
      const facts = ({ version: _, ...rest }: (typeof after)[number]) => rest;
      expect(after.map(facts)).toEqual(before.map(facts));
      expect(good(await world.server.call('listEmployees', { as: world.as })).body.total).toBe(total);
      // But it is known that it was.
      const query = { area: 'people', pageSize: 20 } as const;
      const { items: trail } = good(await world.server.call('listAuditTrail', { as: world.as, query })).body;
      expect(trail.filter(({ event }) => event === 'remove')).toHaveLength(1);
      const told = trail
        .filter(({ subject }) => subject === 'import')
        .map(({ event, changes }) => [
          event,
          ...changes.map(({ field, after }) => `${field} ${after?.join()}`),
        ]);
      expect(told.toSorted()).toEqual([
        ['finish', 'created 1', 'updated 1'],
        ['finish', 'created 2', 'updated 0'],
        ['undo', 'people 2'],
      ]);
      const cards = await world.server.db
        .selectFrom('card')
        .where('isDefault', '=', true)
        .where('employeeId', '=', (await byPinfl(listed(0).pinfl))!.id)
        .select('last4')
        .execute();
      expect(cards).toEqual([{ last4: listed(0).cardNumber.slice(-4) }]);
      expect(await salariesOfPinfl(world.server.db, listed(0).pinfl)).toEqual([{ salary: listed(0).salary }]);
      expect((await rowsOf(path)).map(({ state }) => state)).toEqual(['undone', 'undone']);
    });

    it('keeps people with history and later changes, and reports them', async () => {
      await bringIn(world.server, world.as, [listed(0), listed(1)]);
      const { path } = await bringIn(
        world.server,
        world.as,
        [
          { ...listed(0), firstName: 'Zafar', salary: 100 },
          { ...listed(1), phoneNumber: '998935550012' },
          listed(2),
          listed(3),
          listed(4),
        ],
        'update',
      );
      const correct = async (pinfl: string, change: object) => {
        const id = (await byPinfl(pinfl))!.id;
        const { version, firstName, lastName, passportSerialNumber, phoneNumber, salary, chosenStatus } =
          whole(good(await world.server.call('getEmployee', { as: world.as, path: { id } })).body);
        const now = { firstName, lastName, passportSerialNumber, pinfl, phoneNumber, salary, chosenStatus };
        const body = {
          version,
          ...now,
          cardNumber: null,
          accountCredit: null,
          ownBalanceLimit: null,
          ...change,
        };
        good(await world.server.call('updateEmployee', { as: world.as, path: { id }, body }));
      };
      await correct(listed(0).pinfl, { salary: 200 });
      await correct(listed(2).pinfl, { salary: 200 });
      const { id } = (await byPinfl(listed(3).pinfl))!;
      good(
        await world.server.call('changeEmployeeStatus', {
          as: world.as,
          body: { ids: [id], event: 'leave', reason: 'Tekshiruv' },
        }),
      );
      // The phone number to restore belongs to someone else now.
      const { rowNumber: _, ...hired } = { ...listed(8), status: 'active' as const };
      good(
        await world.server.call('createEmployee', {
          as: world.as,
          body: { ...hired, phoneNumber: listed(1).phoneNumber },
        }),
      );

      expect(await undo(path)).toMatchObject({ undone: { removed: 1, restored: 0, kept: 4 } });
      expect(
        (await rowsOf(path, { state: 'kept' })).map(({ rowNumber, problems }) => [rowNumber, problems]),
      ).toEqual([
        [2, [{ field: 'salary', code: 'changedSince' }]],
        [3, [{ field: 'phoneNumber', code: 'phoneTaken' }]],
        [4, [{ field: 'person', code: 'hasHistory' }]],
        [5, [{ field: 'person', code: 'hasHistory' }]],
      ]);
      const path0 = { id: (await byPinfl(listed(0).pinfl))!.id };
      const kept = good(await world.server.call('getEmployee', { as: world.as, path: path0 })).body;
      expect(kept).toMatchObject({ firstName: listed(0).firstName, salary: 200 });
      expect(await byPinfl(listed(4).pinfl)).toBeUndefined();
    });
  });
});
