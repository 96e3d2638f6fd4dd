import type { Arrivals } from '#src/actors/home/employerOverview.ts';

/** Labels that stand beside each other in a card. */
const mostLabels = 5;

/** Places in percent of the plot. */
export function layOutPlot(halfHours: Arrivals['halfHours']) {
  const top = Math.max(1, ...halfHours.map(({ today, usual }) => Math.max(today, Math.ceil(usual ?? 0))));
  const step = 100 / halfHours.length;
  const every = Math.ceil(halfHours.length / mostLabels);
  return {
    top,
    bars: halfHours.map(({ from, today, usual }, place) => ({
      from,
      x: (place + 0.1) * step,
      width: step * 0.8,
      today: (today / top) * 100,
      usual: ((usual ?? 0) / top) * 100,
    })),
    labels: halfHours.flatMap(({ from }, place) =>
      place % every === 0 ? [{ from, x: (place + 0.5) * step }] : [],
    ),
  };
}
