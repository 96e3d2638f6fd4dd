import { settlesMonth } from '#domain/payRun.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { payRunMachine } from '#machines/lifecycles/payRunMachine.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { NetPayUpload, PayRun } from '../../../database/tables.generated.ts';
import { illegalTransition, notFound } from '../../../http/problem.ts';
import { selectEnteredElsewhere } from '../../time/attendance/index.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { idsByPinfl, lockEmployees, namesOf, ownRecordsOf } from '../../employees/records/index.ts';
import { lockOrganization } from '../../organization/index.ts';
import { computationOf } from './recompute.ts';
import { lockRunFor } from './lockRunFor.ts';
import { isPaid, refreshItem, computeItemsByNet, computeItemsNow, type ByNet } from './compute.ts';
import {
  deleteItemsOf,
  selectItemRows,
  insertItems,
  selectRun,
  deleteUploads,
  insertUploads,
  selectUploads,
} from '../runRecords/index.ts';

type Schemas = components['schemas'];
type Rows = readonly Schemas['NetPayRow'][];

interface Judged {
  line: number;
  net: Tiyin;
  match: Schemas['NetPayMatch'];
  employeeId: string | null;
}

/** Throws 409 illegalTransition for an advance and for requests. */
function settlingRun(run: PayRun) {
  const { kind } = run;
  if (!settlesMonth(kind)) throw illegalTransition([]);
  return { ...run, kind };
}

const peopleIn = (db: Executor, organizationId: string, rows: Rows) =>
  idsByPinfl(
    db,
    organizationId,
    rows.map(({ pinfl }) => pinfl),
  );

/** Matches rows with people, or with the reason for skipping them. */
async function judgeRows(
  db: Executor,
  { organizationId, byAccountId }: Author,
  { period }: Pick<PayRun, 'period'>,
  { rows, idOf }: { rows: Rows; idOf: ReadonlyMap<string, string> },
): Promise<Judged[]> {
  const ids = [...idOf.values()];
  const own = await ownRecordsOf(db, organizationId, byAccountId, ids);
  const elsewhere = await selectEnteredElsewhere(db, organizationId, ids, period);
  const seen = new Map<string, number>();
  for (const { pinfl } of rows) seen.set(pinfl, (seen.get(pinfl) ?? 0) + 1);
  const matchOf = (pinfl: string, id: string | undefined): Judged['match'] => {
    if (id === undefined) return 'unknown';
    if (seen.get(pinfl)! > 1) return 'twice';
    if (own.has(id)) return 'own';
    return elsewhere.has(id) ? 'paidElsewhere' : 'sets';
  };
  return rows.map(({ line, pinfl, net }) => {
    const id = idOf.get(pinfl);
    return { line, net: tiyin(net), employeeId: id ?? null, match: matchOf(pinfl, id) };
  });
}

const netsOf = (judged: readonly Judged[]): ReadonlyMap<string, Tiyin> =>
  new Map(judged.flatMap(({ match, employeeId, net }) => (match === 'sets' ? [[employeeId!, net]] : [])));

/** Earlier uploads to the run that this one withdraws. What somebody else has set for the caller stays. */
async function findDropped(
  db: Executor,
  { organizationId, byAccountId }: Author,
  before: ReadonlyMap<string, NetPayUpload>,
  nets: ReadonlyMap<string, Tiyin>,
): Promise<NetPayUpload[]> {
  const others = [...before.values()].filter(({ employeeId }) => !nets.has(employeeId));
  const ids = others.map(({ employeeId }) => employeeId);
  const own = await ownRecordsOf(db, organizationId, byAccountId, ids);
  return others.filter(({ employeeId }) => !own.has(employeeId));
}

/** Previews what an upload of net amounts would change in a draft; writes nothing. Throws 404 and 409 illegalTransition. */
export async function previewNetPay(
  db: Executor,
  author: Author,
  id: string,
  rows: Rows,
): Promise<Schemas['NetPayReading']> {
  const { organizationId, at } = author;
  const found = await selectRun(db, organizationId, id);
  if (!found) throw notFound();
  const decision = decide(payRunMachine, found.state, 'compute', 'employer');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const run = settlingRun(found);
  const idOf = await peopleIn(db, organizationId, rows);
  const judged = await judgeRows(db, author, run, { rows, idOf });
  const nets = netsOf(judged);
  const byNet = await computeItemsByNet(db, { ...computationOf(run, at), kind: run.kind }, nets);
  const before = await selectItemRows(db, organizationId, id);
  const beforeOf = new Map(before.map((item) => [item.employeeId, item]));
  const amountOf = ({ item }: ByNet): Tiyin => {
    const known = beforeOf.get(item.employeeId);
    const again = known ? refreshItem(known, item) : item;
    return again.excluded ? tiyin(0) : again.amount;
  };
  const names = await namesOf(db, organizationId, [...idOf.values()]);
  const uploads = await selectUploads(db, organizationId, id);
  const dropped = await findDropped(db, author, uploads, nets);
  const isDropped = (employeeId: string) => dropped.some((one) => one.employeeId === employeeId);
  const isKept = (employeeId: string) => uploads.has(employeeId) && !isDropped(employeeId);
  const sum = (of: (one: ByNet) => Tiyin) =>
    tiyin([...byNet.values()].reduce((all, one) => all + of(one), 0));
  return {
    rows: judged.map(({ line, match, employeeId, net }) => {
      const one = match === 'sets' ? byNet.get(employeeId!) : undefined;
      return {
        line,
        match,
        net,
        employeeName: (employeeId && names.get(employeeId)) ?? null,
        ours: one?.ours ?? null,
        toPay: one ? amountOf(one) : null,
      };
    }),
    set: { count: byNet.size, amount: sum(({ item }) => item.netPay!) },
    ours: sum(({ ours }) => ours),
    toPay: sum(amountOf),
    kept: before.filter((item) => isPaid(item) && !nets.has(item.employeeId) && !isKept(item.employeeId))
      .length,
    dropped: dropped.length,
  };
}

/**
 * Sets the accountant's net amounts, by which the month's salary is paid once its draft is confirmed. Skips rows that
 * name nobody, the caller, or a person twice. `changed` counts the people who are set or withdrawn. Throws 404 and 409
 * illegalTransition.
 */
export async function setNetPay(
  tx: Tx,
  author: Author,
  id: string,
  rows: Rows,
): Promise<{ run: PayRun; changed: number }> {
  const { organizationId, at } = author;
  // Runs are made under this lock, so none is computed without these amounts and stored after them.
  await lockOrganization(tx, organizationId);
  const run = settlingRun((await lockRunFor(tx, author, id, 'compute')).run);
  const idOf = await peopleIn(tx, organizationId, rows);
  const before = await selectUploads(tx, organizationId, id);
  // Before they are matched: another month's salary may be entering their days.
  await lockEmployees(tx, organizationId, [...new Set([...idOf.values(), ...before.keys()])].sort());
  const nets = netsOf(await judgeRows(tx, author, run, { rows, idOf }));
  const dropped = await findDropped(tx, author, before, nets);
  const ids = [...nets.keys(), ...dropped.map(({ employeeId }) => employeeId)];
  const computed = { ...computationOf(run, at), kind: run.kind };
  const byNet = await computeItemsByNet(tx, computed, nets);
  await deleteUploads(tx, organizationId, id, ids);
  await insertUploads(
    tx,
    [...byNet].map(([employeeId, { item }]) => ({
      organizationId,
      runId: id,
      employeeId,
      net: item.netPay!,
      base: item.netBase!,
    })),
  );
  const known = new Map(
    (await selectItemRows(tx, organizationId, id)).map((item) => [item.employeeId, item]),
  );
  const withoutThem = dropped.map(({ employeeId }) => ({ employeeId, requestId: null }));
  const items = [
    ...[...byNet.values()].map(({ item }) => item),
    ...(await computeItemsNow(tx, computed, withoutThem)).values(),
  ];
  await deleteItemsOf(tx, { organizationId, runId: id }, ids);
  await insertItems(
    tx,
    items.map((item) => (known.has(item.employeeId) ? refreshItem(known.get(item.employeeId)!, item) : item)),
  );
  const { period } = run;
  await writeAudit(tx, author, [
    ...[...nets].map(([employeeId, net]) => ({
      subject: 'netPay' as const,
      employeeId,
      event: 'set' as const,
      before: { netPay: before.get(employeeId)?.net ?? null },
      after: { employeeId, period, netPay: net },
    })),
    ...dropped.map(({ employeeId, net }) => ({
      subject: 'netPay' as const,
      employeeId,
      event: 'withdraw' as const,
      before: { netPay: net },
      after: { employeeId, period },
    })),
  ]);
  return { run, changed: ids.length };
}
