import { expect, test } from 'vitest';
import { fromSom } from '#domain/money.ts';
import type { UnitDayCosts } from '#src/actors/insight/dayCosts.ts';
import { chooseDrawnUnits, earningsHref } from './costs.ts';

const unitOf = (title: string, costs: UnitDayCosts['costs']): UnitDayCosts => ({
  ...{ unit: { id: title, title }, people: costs ? 5 : 4, costs, before: null },
});
const unit = (title: string, som: number, daysWorked: number) =>
  unitOf(title, { people: 5, earned: fromSom(som), additions: fromSom(0), daysWorked });

test('units are drawn by what a day costs; those of few people are only counted', () => {
  const units = [unit('cheap', 900, 10), unitOf('small', null), unit('dear', 500, 4)];
  const { drawn, more, few } = chooseDrawnUnits(units);
  expect(drawn.map(({ unit: one, cost }) => [one?.title, cost])).toEqual([
    ['dear', 12_500],
    ['cheap', 9000],
  ]);
  expect([more, few]).toEqual([0, 1]);
});

test('of many units, the twelve that earn most are drawn', () => {
  const units = Array.from({ length: 15 }, (_, place) => unit(`${place}`, 1000 + place, 100 - place));
  const { drawn, more } = chooseDrawnUnits(units);
  expect(more).toBe(3);
  expect(drawn.map(({ unit: one }) => one?.title)).toEqual(
    Array.from({ length: 12 }, (_, place) => `${14 - place}`),
  );
});

test('the way to the people keeps the unit', () => {
  expect(earningsHref('2026-11', null)).toBe('/payments/earnings?month=2026-11');
  expect(earningsHref('2026-11', 'none')).toBe('/payments/earnings?month=2026-11&unit=none');
});
