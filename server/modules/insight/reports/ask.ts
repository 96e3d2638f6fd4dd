import { chosenColumns, reportKinds, reportProblem } from '#domain/reports/kinds.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { Report } from '../../../database/tables.generated.ts';
import { conflict, fieldRefused, refusedByRule } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { lockOrganization } from '../../organization/index.ts';
import { announceReports } from './announce.ts';
import { auditedReport } from './audited.ts';
import { insertAsker } from './sql/askers.ts';
import { countUnfinished, insertReport, lockSame, type Choice } from './sql/reports.ts';

type NewReport = components['schemas']['NewReport'];

/** Queued and running reports of a company. */
const MOST_UNFINISHED = 10;

/** Throws 400 required, datesCross and unknownField, 422 monthOutOfRange. */
function choiceOf(asked: NewReport): Choice {
  const problem = reportProblem(asked);
  if (problem) {
    const { field, code } = problem;
    const pointer = `/${field}`;
    throw code === 'monthOutOfRange'
      ? refusedByRule(code, { errors: [{ pointer, code }] })
      : fieldRefused(pointer, code);
  }
  const { kind, from, to, unit, columns, format, language } = asked;
  const hasPeriod = reportKinds[kind].period !== null;
  return {
    kind,
    format,
    language,
    unit: unit ?? null,
    columns: chosenColumns(kind, columns),
    fromMonth: (hasPeriod && from) || null,
    toMonth: (hasPeriod && to) || null,
  };
}

/**
 * Queues a report, or joins an unfinished one of the same choice, so that its end is also announced to the author. Under
 * the company's lock, so that concurrent requests share one report. Throws as `choiceOf`, and 409 tooManyReports.
 */
export async function askReport(tx: Tx, author: Author, asked: NewReport): Promise<Report> {
  const choice = choiceOf(asked);
  const { organizationId, byAccountId, at } = author;
  await lockOrganization(tx, organizationId);
  const same = await lockSame(tx, organizationId, choice);
  if (same) {
    await joinReport(tx, author, same);
    return same;
  }
  if ((await countUnfinished(tx, organizationId)) >= MOST_UNFINISHED) throw conflict('tooManyReports');
  const report: Report = {
    organizationId,
    id: newId(),
    ...choice,
    requestedAt: at,
    requestedByAccountId: byAccountId,
    state: 'queued',
    progress: 0,
    tries: 0,
    tryId: null,
    nextTryAt: at,
    finishedAt: null,
    problem: null,
    name: null,
    size: null,
    parts: null,
    keptUntil: null,
    begunAt: null,
    keptBytes: null,
    removedOn: null,
  };
  await insertReport(tx, report);
  await writeAudit(tx, author, [
    { subject: 'report', subjectId: report.id, event: 'ask', after: auditedReport(choice) },
  ]);
  await announceReports(tx, organizationId);
  return report;
}

async function joinReport(tx: Tx, author: Author, report: Report): Promise<void> {
  const { byAccountId } = author;
  if (byAccountId === report.requestedByAccountId) return;
  if (!(await insertAsker(tx, report, byAccountId))) return;
  await writeAudit(tx, author, [
    { subject: 'report', subjectId: report.id, event: 'ask', after: auditedReport(report) },
  ]);
}
