import { expect, it, test } from 'vitest';
import { MOST_PEOPLE, offeredRangeOf, togglePeople, waitingPeople } from './dayEntryMachine.ts';

const ids = (count: number) => Array.from({ length: count }, (_, place) => `person ${place}`);

it('offers at once those without an account whom days wait of', () => {
  const person = (id: string, hasAccount: boolean, isUnclear: boolean) => ({
    ...{ id, name: id, hasAccount, isUnclear },
  });
  const people = [person('new', false, true), person('entered', false, false), person('joined', true, true)];
  expect(waitingPeople(people)).toEqual(['new']);
});

it('chooses people together or one by one, never more than are taken at once, and drops them so', () => {
  expect(togglePeople([], ['a', 'b'])).toEqual(['a', 'b']);
  expect(togglePeople(['c', 'b'], ['a', 'b'])).toEqual(['c', 'a', 'b']);
  expect(togglePeople(['c', 'a', 'b'], ['a', 'b'])).toEqual(['c']);
  const first = togglePeople([], ids(MOST_PEOPLE + 1));
  expect(first).toEqual(ids(MOST_PEOPLE));
  expect(togglePeople(first, ['another'])).toEqual(first);
  expect(togglePeople(first, ids(MOST_PEOPLE + 1))).toEqual([]);
});

test.each([
  ['a month that is over, whole', '2026-10', '2026-11-18', '2026-10-01', '2026-10-31'],
  ['this month, until yesterday', '2026-11', '2026-11-18', '2026-11-01', '2026-11-17'],
  ['a month that begins, its first day', '2026-11', '2026-11-01', '2026-11-01', '2026-11-01'],
] as const)('begins with %s', (_, month, today, firstDay, lastDay) => {
  expect(offeredRangeOf(month, today)).toEqual({ firstDay, lastDay });
});
