import { addDays, type CompanyDate } from './calendar/date.ts';
import { versionOn, type Dated } from './dated/versions.ts';
import { tiyin, type Tiyin } from './money.ts';

/** Null: no limit from that day on. */
export type LimitVersion = Dated & { limit: Tiyin | null };

export interface LimitInForce {
  limit: Tiyin | null;
  /**
   * The origin of the limit; the company's where both are equal. The total of a month paid by a net amount is a limit as
   * well.
   */
  limitOf: 'company' | 'person' | 'netPay' | null;
  /** The last day before the next planned change. */
  limitUntil: CompanyDate | null;
}

type Versions = Record<'company' | 'person', readonly LimitVersion[]>;

/**
 * The lowest of the company's limit, the person's own and the total of a month paid by a net amount; versions in the
 * order of their days.
 */
export function limitInForce(
  versions: Versions,
  today: CompanyDate,
  byNet: Tiyin | null = null,
): LimitInForce {
  const now = lowestOn(versions, today);
  if (byNet !== null && (now.limit === null || byNet < now.limit))
    return { limit: tiyin(Math.max(0, byNet)), limitOf: 'netPay', limitUntil: null };
  const changes = [...versions.company, ...versions.person]
    .map(({ validFrom }) => validFrom)
    .filter((date) => date > today)
    .sort();
  const changed = changes.find((date) => {
    const then = lowestOn(versions, date);
    return then.limit !== now.limit || then.limitOf !== now.limitOf;
  });
  return { ...now, limitUntil: changed === undefined ? null : addDays(changed, -1) };
}

function lowestOn({ company, person }: Versions, date: CompanyDate): Omit<LimitInForce, 'limitUntil'> {
  const ofCompany = versionOn(company, date)?.limit ?? null;
  const own = versionOn(person, date)?.limit ?? null;
  if (own !== null && (ofCompany === null || own < ofCompany)) return { limit: own, limitOf: 'person' };
  return { limit: ofCompany, limitOf: ofCompany === null ? null : 'company' };
}
