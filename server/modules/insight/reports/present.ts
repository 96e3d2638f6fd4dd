import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { reportMachine } from '#machines/lifecycles/reportMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { Report } from '../../../database/tables.generated.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { unitTitlesOf } from '../../organization/index.ts';
import { selectDownloads } from './sql/downloads.ts';

type Presented = components['schemas']['Report'];

/** Reports of one company. */
export async function presentReports(
  db: Executor,
  organizationId: string,
  reports: readonly Report[],
): Promise<Presented[]> {
  if (!reports.length) return [];
  const ids = reports.map(({ id }) => id);
  const downloads = await selectDownloads(db, organizationId, ids);
  const askers = reports.map(({ requestedByAccountId }) => requestedByAccountId);
  const fetchers = [...downloads.values()].map(({ byAccountId }) => byAccountId);
  const names = await namesOfAccounts(db, [...new Set([...askers, ...fetchers])]);
  const units = reports.some(({ unit }) => unit !== null) ? await unitTitlesOf(db, organizationId) : [];
  const titles = new Map(units.map(({ id, title }) => [id, title]));
  return reports.map((report) => {
    const { id, kind, fromMonth: from, toMonth: to, unit, columns, format, language } = report;
    const { state, progress, size, problem, keptUntil, removedOn } = report;
    const fetched = downloads.get(id);
    return {
      id,
      kind,
      from,
      to,
      unit,
      columns,
      format,
      language,
      state,
      progress,
      size,
      problem,
      keptUntil,
      removedOn,
      unitTitle: (unit && titles.get(unit)) ?? null,
      requestedAt: report.requestedAt.toISOString(),
      requestedBy: names.get(report.requestedByAccountId) ?? null,
      finishedAt: report.finishedAt?.toISOString() ?? null,
      downloads: fetched?.count ?? 0,
      lastDownload: fetched
        ? { at: fetched.at.toISOString(), by: names.get(fetched.byAccountId) ?? null }
        : null,
      legalEvents: legalEvents(reportMachine, state, 'employer') as Presented['legalEvents'],
    };
  });
}

export const presentReport = async (db: Executor, report: Report): Promise<Presented> =>
  (await presentReports(db, report.organizationId, [report]))[0]!;
