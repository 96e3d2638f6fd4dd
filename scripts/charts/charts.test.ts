import { describe, expect, test } from 'vitest';
import { listTransitions } from '../../tests/paths/engine/index.ts';
import { loadMachines } from '../../tests/paths/registry.ts';
import { chartOf } from './chart.ts';
import { layout, type PlacedChart, type PlacedState } from './layout.ts';
import { draw } from './svg.ts';

const { machines } = await loadMachines();

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isLeaf = ({ state }: PlacedState): boolean => state.states.length === 0;

/** Overlapping pairs: innermost states, and arrow labels on states or on other labels. */
function overlaps({ states, arrows }: PlacedChart): string[] {
  const boxes = [
    ...states.filter(isLeaf).map((placed) => ({ name: placed.state.id, box: placed })),
    ...arrows.map(({ arrow, label }) => ({ name: `${arrow.from} → ${arrow.to}`, box: label })),
  ];
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .flatMap((other) => (overlap(one.box, other.box) ? [`${one.name} and ${other.name}`] : [])),
  );
}

describe.each(machines)('the chart of $id', ({ cased: { machine } }) => {
  const chart = chartOf(machine);

  test('shows each transition once', () => {
    const lines = (state: (typeof chart)['root']): string[] => [
      ...state.lines.flatMap(({ transitions }) => transitions),
      ...state.states.flatMap(lines),
    ];
    const shown = [
      ...lines(chart.root),
      ...chart.arrows.flatMap((arrow) => arrow.lines.flatMap(({ transitions }) => transitions)),
    ];
    expect([...new Set(shown)].sort()).toEqual(
      listTransitions(machine)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('draws no state or label over another', async () => {
    const placed = await layout(chart);
    expect(overlaps(placed)).toEqual([]);
    for (const { arrow, points } of placed.arrows) expect(points.length, arrow.from).toBeGreaterThan(1);
    const svg = draw(placed);
    for (const { state } of placed.states) expect(svg).toContain(`data-id="${state.id}"`);
  });
});
