import { expect, test } from 'vitest';
import { effectOf, type SettleItem } from './settlingMachine.ts';

const effect = (after: number) => ({ countedDays: { before: 0, after } }) as SettleItem['effect'] & object;

test('each verb has an effect of its own', () => {
  const item = {
    ...{ verbs: ['count', 'halve', 'dismiss'], effect: effect(1) },
    otherwise: [
      { verb: 'halve', effect: effect(0.5) },
      { verb: 'dismiss', effect: effect(0) },
    ],
  } as SettleItem;
  expect(item.verbs.map((verb) => effectOf(item, verb)?.countedDays.after)).toEqual([1, 0.5, 0]);
});

test('none is known of what changes nothing that counts', () => {
  const item = { verbs: ['count', 'dismiss'], effect: null, otherwise: [] } as unknown as SettleItem;
  expect(item.verbs.map((verb) => effectOf(item, verb))).toEqual([null, null]);
});
