import { companyDate, monthOf } from '#domain/calendar/index.ts';
import { payableMonths, type PayRunKind } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayRun, PayRunItem } from '../../../database/tables.generated.ts';
import { conflict, refusedByRule } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Actor, type Author } from '../../audit/index.ts';
import { readFoundingDay, lockOrganization, readPaySettingsOn } from '../../organization/index.ts';
import { computationOf } from './recompute.ts';
import { identifyRun } from './identifyRun.ts';
import { draftItems, hasNetPay, isWorthDrafting, isPaid } from './compute.ts';
import {
  hasConfirmedSalary,
  insertItems,
  insertRun,
  selectDraft,
  selectLastNumber,
} from '../runRecords/index.ts';

type NewPayRun = components['schemas']['NewPayRun'];

/** Makes a draft, which pays nobody yet. Throws 422 monthOutOfRange at /period, 409 runOpen and nobodyToPay. */
export async function makeRun(tx: Tx, author: Author, { kind, period }: NewPayRun): Promise<PayRun> {
  const { organizationId, at } = author;
  const today = companyDate(at.getTime());
  await lockOrganization(tx, organizationId);
  const isBefore = period < monthOf(await readFoundingDay(tx, organizationId));
  if (isBefore || !payableMonths(kind, today).includes(period))
    throw refusedByRule('monthOutOfRange', { errors: [{ pointer: '/period', code: 'monthOutOfRange' }] });
  const made = await draftRun(tx, author, { kind, period });
  if (!made) throw conflict('nobodyToPay');
  return made.run;
}

/** A month has one salary; what remains afterwards is paid by corrections. */
const kindOf = async (tx: Tx, organizationId: string, { kind, period }: NewPayRun): Promise<PayRunKind> =>
  kind === 'salary' && (await hasConfirmedSalary(tx, organizationId, period)) ? 'correction' : kind;

/**
 * Makes a draft with its items. Undefined when nobody would get or owe anything, except that a person may make one for a
 * month that net amounts have paid. The caller holds the company's lock. Throws 409 runOpen.
 */
export async function draftRun(
  tx: Tx,
  author: Actor,
  wanted: NewPayRun,
): Promise<{ run: PayRun; items: PayRunItem[] } | undefined> {
  const { organizationId, byAccountId, at } = author;
  const { period } = wanted;
  // Confirming does not take the company's lock: a draft that is being confirmed counts either as a draft or as
  // confirmed.
  if (await selectDraft(tx, organizationId, wanted.kind, period)) throw conflict('runOpen');
  const kind = await kindOf(tx, organizationId, wanted);
  if (kind !== wanted.kind && (await selectDraft(tx, organizationId, kind, period)))
    throw conflict('runOpen');
  const { advancePercent } = await readPaySettingsOn(tx, organizationId, companyDate(at.getTime()));
  const percent = kind === 'advance' ? advancePercent : null;
  const id = newId();
  const run: PayRun = {
    organizationId,
    id,
    number: (await selectLastNumber(tx, organizationId)) + 1,
    kind,
    period,
    state: 'draft',
    advancePercent: percent,
    createdAt: at,
    createdByAccountId: byAccountId,
    confirmedAt: null,
    confirmedByAccountId: null,
    cancelledAt: null,
    cancelledByAccountId: null,
    reason: null,
  };
  const items = await draftItems(tx, computationOf(run, at));
  // The calendar prepares no run in which nothing is due.
  if (!isWorthDrafting(items) && (byAccountId === null || !hasNetPay(items))) return undefined;
  await insertRun(tx, run);
  await insertItems(tx, items);
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: id,
      event: 'make',
      before: null,
      after: { ...identifyRun(run), people: items.filter(isPaid).length },
    },
  ]);
  return { run, items };
}
