import { Flex } from '@radix-ui/themes';
import { type CompanyMonth } from '#domain/calendar/index.ts';
import { formatInstant, formatNumber } from '#domain/format/index.ts';
import type { MonthClosing } from '#machines/flows/time/monthClosing/monthClosingMachine.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { exportTimesheet } from '#src/actors/time/timesheet.ts';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Version = MonthClosing['versions'][number];

/** Lists every version of the timesheet that was closed, the newest first; each can be saved as it was then. */
export function VersionList({ month, versions }: { month: CompanyMonth; versions: readonly Version[] }) {
  const t = useText('closing');
  return (
    <ul className="lines" aria-label={t('versions')}>
      {versions.map((one) => (
        <VersionRow key={one.version} month={month} of={one} />
      ))}
    </ul>
  );
}

function VersionRow({ month, of }: { month: CompanyMonth; of: Version }) {
  const t = useText('closing');
  const lists = useText('lists');
  const [language] = useLanguage();
  const { version, people, digest, closedAt, closedBy, reopenedAt, reopenedBy, reopenReason } = of;
  const download = useDownload(exportTimesheet, {
    ...defaultQuery,
    filter: { month, version: String(version) },
  });
  const formatAt = (instant: string) => formatInstant(instant, language, 'short');
  return (
    <Flex asChild wrap="wrap" align="center" justify="between" gapX="4" gapY="2">
      <li>
        <div>
          <strong>{t('version', { version })}</strong>
          <p className="small">
            {t('closedBy', { at: formatAt(closedAt), name: closedBy, people: formatNumber(people) })}
          </p>
          {reopenedAt && (
            <p className="quiet small">
              {t('reopenedBy', {
                at: formatAt(reopenedAt),
                name: reopenedBy ?? '',
                reason: reopenReason ?? '',
              })}
            </p>
          )}
          <p className="quiet small">
            SHA-256 <code style={{ overflowWrap: 'anywhere' }}>{digest}</code>
          </p>
        </div>
        <ExportButtons short download={download} label={`${lists('export')}: ${t('version', { version })}`} />
        {download.failure && <FailureNotice failure={download.failure} onRetry={download.retry} />}
      </li>
    </Flex>
  );
}
