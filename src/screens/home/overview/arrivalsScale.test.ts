import { expect, test } from 'vitest';
import { layOutPlot } from './arrivalsScale.ts';

const half = (from: string, today: number, usual: number | null) => ({ from, today, usual });

test('bars share a scale whose top is a whole number of people, and none is higher', () => {
  const { top, bars } = layOutPlot([half('08:30', 3, 4.5), half('09:00', 0, 0.5)]);
  expect(top).toBe(5);
  expect(bars.map(({ today, usual }) => [today, usual])).toEqual([
    [60, 90],
    [0, 10],
  ]);
  expect(bars[1]!.x + bars[1]!.width).toBeLessThanOrEqual(100);
});

test('without a usual day and with nobody yet there is still a scale', () => {
  expect(layOutPlot([half('09:00', 0, null)])).toMatchObject({ top: 1, bars: [{ today: 0, usual: 0 }] });
});

test('of many half-hours some are named, the first among them', () => {
  const day = Array.from({ length: 48 }, (_, place) => half(String(place), 0, 1));
  const { labels } = layOutPlot(day);
  expect(labels.map(({ from }) => from)).toEqual(['0', '10', '20', '30', '40']);
});
