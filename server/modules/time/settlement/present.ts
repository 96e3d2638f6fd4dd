import type { AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { AtJob } from '../../../http/operation.ts';
import { presentAbsence, presentDay } from '../attendance/index.ts';
import { namesOf, ownRecordsOf } from '../../employees/records/index.ts';
import { unitsByDay } from '../../organization/index.ts';
import { dayEffects } from '../../money/effects/index.ts';
import { changeOf, wantedPairs } from './changes.ts';
import { alternativesTo } from './alternatives.ts';
import type { Waiting } from './queue.ts';
import { readDays } from './readDays.ts';
import { verbsOf } from './verbs.ts';

type Item = components['schemas']['SettleItem'];
type Pairs = readonly { in: number; out: number }[];

const unique = <T>(all: readonly T[]) => [...new Set(all)];
const iso = (pairs: Pairs) =>
  pairs.map((pair) => ({ in: new Date(pair.in).toISOString(), out: new Date(pair.out).toISOString() }));

/** Waiting items as an employer sees them, in the given order, each with the effects of deciding on it. */
export async function presentItems(
  db: Executor,
  caller: Pick<AtJob, 'organizationId' | 'accountId' | 'role'>,
  waiting: readonly Waiting[],
  { now, absent }: { now: number; absent: AbsenceKind | null },
): Promise<Item[]> {
  if (!waiting.length) return [];
  const { organizationId, accountId } = caller;
  const people = unique(waiting.map(({ employeeId }) => employeeId));
  const names = await namesOf(db, organizationId, people);
  const own = await ownRecordsOf(db, organizationId, accountId, people);
  const unitOn = await unitsByDay(db, organizationId, people);
  const dayOfItem = await readDays(db, organizationId, waiting, now);

  const read = waiting.map((item) => {
    const { day, rule, isOpen } = dayOfItem(item);
    const verbs = verbsOf(item, day, rule);
    return { item, day, rule, isOpen, verbs, wanted: wantedPairs(item, day, rule) };
  });
  const changes = read.map(({ item, ...one }) => changeOf(item, one, now));
  const others = read.map(({ item, verbs }, index) => {
    const change = changes[index];
    return change ? alternativesTo(change, item.date, verbs, absent) : [];
  });
  const effects = await dayEffects(
    db,
    caller,
    [...changes.flatMap((change) => change ?? []), ...others.flat().map(({ change }) => change)],
    now,
  );
  const rest = effects.splice(changes.filter(Boolean).length);
  let next = 0;
  return read.map(({ item, day, rule, verbs, wanted }, index): Item => {
    const { kind, id, date, employeeId, correction, absence, reason, punch } = item;
    const since = (correction ?? absence)?.proposedAt ?? reason?.givenAt ?? punch?.receivedAt;
    return {
      kind,
      id,
      date,
      employeeId,
      employeeName: names.get(employeeId)!,
      unit: unitOn(employeeId, date),
      day: presentDay(day),
      reason: (correction ?? reason)?.reason ?? (absence?.note || null),
      punch: punch ? { type: punch.type, at: punch.at.toISOString(), gateTitle: punch.gateTitle } : null,
      wanted: wanted && iso(wanted),
      absence: absence ? presentAbsence(absence) : null,
      since: since?.toISOString() ?? null,
      shiftEnd: rule.shift.end,
      own: own.has(employeeId),
      verbs,
      effect: changes[index] ? effects[next++]! : null,
      otherwise: others[index]!.map(({ verb }) => ({ verb, effect: rest.shift()! })),
    };
  });
}
