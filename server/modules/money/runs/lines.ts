import { companyDate, monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import { isAboveHalf, MOST_PAY_LINES, mostDeducted, payLineMonths } from '#domain/payLines.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayLine } from '../../../database/tables.generated.ts';
import { forbidden, notFound, refusedByRule } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { lockEmployees, ownRecordsOf, readEmployee } from '../../employees/records/index.ts';
import { readFoundingDay, lockOrganization } from '../../organization/index.ts';
import { insertLine, isLineOf, selectLinesOfMonth, withdrawStanding } from '../payLines/index.ts';
import { moneyOfMonth } from '../months/index.ts';
import { computationOf } from './recompute.ts';
import { refreshItem, computeItemsNow, withNetBase } from './compute.ts';
import {
  keyOf,
  deleteItemsOf,
  selectItemRow,
  hasConfirmedSalary,
  insertItems,
  lockSettlingDrafts,
  selectUploads,
} from '../runRecords/index.ts';

type Schemas = components['schemas'];

/** The person whose line changes. Throws 404, and 403 ownPayLine for the caller's own record. */
async function readOtherPerson(tx: Tx, { organizationId, byAccountId }: Author, employeeId: string) {
  const employee = await readEmployee(tx, organizationId, employeeId);
  const own = await ownRecordsOf(tx, organizationId, byAccountId, [employeeId]);
  if (own.has(employeeId)) throw forbidden('ownPayLine');
  return employee;
}

/** Throws 422 monthOutOfRange for a month whose salary no run pays or corrects. */
async function judgeMonth(tx: Tx, { organizationId, at }: Author, period: CompanyMonth): Promise<void> {
  const founded = monthOf(await readFoundingDay(tx, organizationId));
  if (payLineMonths(companyDate(at.getTime()), founded).includes(period)) return;
  throw refusedByRule('monthOutOfRange', { errors: [{ pointer: '/period', code: 'monthOutOfRange' }] });
}

/** Whether the month's earnings are known: it is over, or its salary was confirmed. */
const isEarningKnown = async (
  tx: Tx,
  { organizationId, at }: Author,
  period: CompanyMonth,
): Promise<boolean> =>
  period < monthOf(companyDate(at.getTime())) || (await hasConfirmedSalary(tx, organizationId, period));

/**
 * Adds a line to a person's salary of a month, and to a draft of it. Throws 404, 403 ownPayLine, and 422 monthOutOfRange,
 * tooManyPayLines and deductionAboveHalf.
 */
export async function addLine(
  tx: Tx,
  author: Author,
  employeeId: string,
  { period, kind, amount, reason }: Schemas['NewPayLine'],
): Promise<void> {
  const { organizationId, byAccountId, at } = author;
  // Runs are made under this lock, so none is computed without the line and stored after it.
  await lockOrganization(tx, organizationId);
  const employee = await readOtherPerson(tx, author, employeeId);
  await judgeMonth(tx, author, period);
  const drafts = await lockSettlingDrafts(tx, organizationId, period);
  await lockEmployees(tx, organizationId, [employeeId]);
  const before = await selectLinesOfMonth(tx, { organizationId, period, at: null }, [employeeId]);
  if (before.length >= MOST_PAY_LINES) throw refusedByRule('tooManyPayLines');
  if (kind === 'deduction' && (drafts.length > 0 || (await isEarningKnown(tx, author, period)))) {
    const upload = drafts[0] && (await selectUploads(tx, organizationId, drafts[0].id)).get(employeeId);
    const month = (await moneyOfMonth(tx, organizationId, [employee], period, at.getTime())).get(employeeId)!;
    const money = upload ? withNetBase(month, upload.base) : month;
    const deductions = tiyin(money.deductions + amount);
    if (isAboveHalf({ ...money, deductions }))
      throw refusedByRule('deductionAboveHalf', {
        errors: [{ pointer: '/amount', code: 'deductionAboveHalf' }],
        detail: `deductions would be ${deductions} tiyin of at most ${mostDeducted(money)}`,
      });
  }
  const line: PayLine = {
    organizationId,
    id: newId(),
    employeeId,
    period,
    kind,
    amount: tiyin(amount),
    reason,
    addedAt: at,
    addedByAccountId: byAccountId,
    withdrawnAt: null,
    withdrawnByAccountId: null,
  };
  await insertLine(tx, line);
  await refreshDrafts(tx, author, drafts, employeeId);
  await audit(tx, author, line, 'add', reason);
}

/**
 * Withdraws a line, also from a draft of its salary. Throws 404 for a line of somebody else, 403 ownPayLine and 422
 * monthOutOfRange.
 */
export async function withdrawLine(
  tx: Tx,
  author: Author,
  { employeeId, id, reason }: { employeeId: string; id: string; reason: string },
): Promise<void> {
  const { organizationId, byAccountId: withdrawnByAccountId, at: withdrawnAt } = author;
  await lockOrganization(tx, organizationId);
  await readOtherPerson(tx, author, employeeId);
  const line = await withdrawStanding(tx, {
    organizationId,
    employeeId,
    id,
    withdrawnAt,
    withdrawnByAccountId,
  });
  // Withdrawing again changes nothing.
  if (!line && (await isLineOf(tx, { organizationId, employeeId, id }))) return;
  if (!line) throw notFound();
  await judgeMonth(tx, author, line.period);
  await refreshDrafts(tx, author, await lockSettlingDrafts(tx, organizationId, line.period), employeeId);
  await audit(tx, author, line, 'withdraw', reason);
}

const audit = (tx: Tx, author: Author, line: PayLine, event: 'add' | 'withdraw', reason: string) => {
  const { id: subjectId, employeeId, period, kind, amount } = line;
  const values = { employeeId, payLineKind: kind, amount, period };
  const written =
    event === 'add' ? { before: null, after: values } : { before: values, after: { employeeId } };
  return writeAudit(tx, author, [{ subject: 'payLine', subjectId, employeeId, event, ...written, reason }]);
};

/** Computes the person's item in these drafts again; lowered amounts and exclusions are kept. */
async function refreshDrafts(
  tx: Tx,
  { organizationId, at }: Author,
  drafts: Awaited<ReturnType<typeof lockSettlingDrafts>>,
  employeeId: string,
): Promise<void> {
  for (const run of drafts) {
    const key = { organizationId, runId: run.id, employeeId };
    const before = await selectItemRow(tx, key);
    const now = [
      ...(
        await computeItemsNow(tx, computationOf(run, at), [before ?? { employeeId, requestId: null }])
      ).values(),
    ];
    const item = now.find((one) => keyOf(one) === employeeId);
    if (!item) continue;
    await deleteItemsOf(tx, key, [employeeId]);
    await insertItems(tx, [before ? refreshItem(before, item) : item]);
  }
}
