import { describe, expect, test } from 'vitest';
import type { AdvanceFigures } from '#src/actors/insight/advances.ts';
import { shortMoney } from '#src/components/plots/shortMoney.ts';
import type { Text } from '#src/i18n/types.ts';
import { fromSom } from '#domain/money.ts';
import { askedMeasure, cancelled, readOf, taken, makeTimeMeasure } from './advanceMeasures.ts';
import { shortTime } from './short.ts';

const t: Text<'advances'> = (key, values) => `${String(values?.['value'])} ${key}`;

const figures: AdvanceFigures['total'] = {
  ...{ people: 4, earned: fromSom(10_000_000), askers: 3, requests: 5, askedAmount: fromSom(3_000_000) },
  ...{ receivers: 2, paid: fromSom(1_500_000), timed: 2, minutesMedian: 90, minutesP90: 300 },
  ...{ refused: 1, withdrawn: 1, failed: 0 },
};

test('a time is said in one unit, with a decimal while it has one digit', () => {
  const said = [0, 35, 119, 120, 270, 725, 2879, 2880, 5040, 30_240].map((minutes) => shortTime(minutes, t));
  expect(said).toEqual([
    ...['0 minutes', '35 minutes', '119 minutes', '2 hours', '4,5 hours', '12 hours', '48 hours'],
    ...['2 days', '3,5 days', '21 days'],
  ]);
});

test('money on an axis is said in thousands, millions or billions', () => {
  const said = [0, 900, 500_000, 1_250_000, 12_400_000, 2_000_000_000].map((som) => shortMoney(som * 100, t));
  expect(said).toEqual(['0', '900', '500 thousand', '1,3 million', '12 million', '2 billion']);
});

describe('of a period in which a month is not counted', () => {
  const data = { total: figures, waiting: 1 } as AdvanceFigures;

  test('nothing is said that is made of people or of what they earned', () => {
    const read = readOf(data);
    expect([askedMeasure, taken, cancelled].map(({ value }) => value(read))).toEqual([null, null, 20]);
  });

  test('it is said once every month is counted', () => {
    const read = readOf({ ...data, waiting: 0 });
    expect([askedMeasure, taken, cancelled].map(({ value }) => value(read))).toEqual([75, 15, 20]);
  });
});

test('an axis of time is in the unit of its longest time, and a value is read in its own', () => {
  const read = { counted: true, figures };
  const { value, second, format, formatAxis } = makeTimeMeasure([read, null], t);
  expect(value(read)).toBe(1.5);
  expect(second?.(read)).toBe(5);
  expect(format(1.5)).toBe('90 minutes');
  expect(formatAxis?.(2)).toBe('2 hours');
});
