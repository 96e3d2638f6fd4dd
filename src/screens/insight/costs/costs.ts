import { costOfDay, type DayCostSums } from '#domain/analytics/dayCosts.ts';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { DayCosts, UnitDayCosts } from '#src/actors/insight/dayCosts.ts';

/** More bars than this cannot be compared at a glance. */
const MOST_DRAWN = 12;

export interface DrawnUnit extends Pick<UnitDayCosts, 'unit' | 'before'> {
  costs: DayCostSums;
  cost: number;
}

export interface DrawnUnits {
  /** The units that earn most, ordered by the cost of a day, highest first. */
  drawn: DrawnUnit[];
  /** How many others have five people and more, and how many have fewer. */
  more: number;
  few: number;
}

export function chooseDrawnUnits(units: DayCosts['units']): DrawnUnits {
  const compared = units.flatMap(({ unit, costs, before }): DrawnUnit[] => {
    const cost = costs && costOfDay(costs);
    return costs && cost !== null ? [{ unit, before, costs, cost }] : [];
  });
  const largest = compared.toSorted((one, other) => other.costs.earned - one.costs.earned);
  const drawn = largest.slice(0, MOST_DRAWN).sort((one, other) => other.cost - one.cost);
  return { drawn, more: compared.length - drawn.length, few: units.length - compared.length };
}

/** Link to the earnings of the people behind the figure in a month. */
export const earningsHref = (month: CompanyMonth, unit: string | null): string =>
  `/payments/earnings?month=${month}${unit === null ? '' : `&unit=${unit}`}`;
