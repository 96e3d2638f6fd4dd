import { Box, Flex, Progress } from '@radix-ui/themes';
import { formatDate, formatInstant, formatNumber, formatPercent } from '#domain/format/index.ts';
import type { Report } from '#machines/flows/insight/reportMaking/reportMakingMachine.ts';
import type { Column } from '#src/components/list/dataListProps.ts';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useReportWords, useSizeWords } from './words.ts';

const tones = {
  queued: 'amber',
  making: 'teal',
  ready: 'green',
  failed: 'red',
  cancelled: 'gray',
  expired: 'gray',
} as const satisfies Record<Report['state'], Tone>;

export function useReportColumns(): Column<Report>[] {
  const t = useText('reports');
  const [language] = useLanguage();
  const { kindOf, periodOf, unitOf } = useReportWords();
  return [
    { key: 'report', label: t('report'), width: 'minmax(0, 1.3fr)', render: kindOf },
    {
      key: 'period',
      label: t('period'),
      render: (report) => <Two first={periodOf(report) || t('today')} second={unitOf(report)} />,
    },
    {
      key: 'state',
      label: t('stateLabel'),
      width: 'minmax(0, 1.4fr)',
      render: (report) => <State report={report} />,
    },
    {
      key: 'requested',
      label: t('requested'),
      render: ({ requestedAt, requestedBy }) => (
        <Two first={requestedBy ?? '—'} second={formatInstant(requestedAt, language, 'short')} />
      ),
    },
    {
      key: 'lastDownload',
      label: t('lastDownload'),
      deskOnly: true,
      render: ({ lastDownload, downloads }) => {
        if (!lastDownload) return <span className="quiet">{t('notDownloaded')}</span>;
        const times = downloads > 1 ? ` · ${formatNumber(downloads)}` : '';
        const { by, at } = lastDownload;
        return <Two first={by ?? '—'} second={formatInstant(at, language, 'short') + times} />;
      },
    },
  ];
}

/** A main line with a quiet second line below it. */
const Two = ({ first, second }: { first: string; second: string }) => (
  <Flex direction="column" minWidth="0">
    <span>{first}</span>
    {second && <span className="quiet small figures">{second}</span>}
  </Flex>
);

function State({
  report: { state, progress, format, size, keptUntil, removedOn, problem },
}: {
  report: Report;
}) {
  const t = useText('reports');
  const [language] = useLanguage();
  const sizeWords = useSizeWords();
  const facts = [
    format.toUpperCase(),
    state === 'ready' && size !== null && sizeWords(size),
    removedOn
      ? t('removedOn', { date: formatDate(removedOn, language, 'dayMonth') })
      : keptUntil && t('keptUntil', { date: formatDate(keptUntil, language, 'dayMonth') }),
  ].filter(Boolean);
  return (
    <Flex direction="column" gap="1" align={{ initial: 'end', md: 'start' }} minWidth="0">
      <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />
      {state === 'making' ? (
        <Flex align="center" gap="2" width="100%" maxWidth="220px">
          <Box flexGrow="1">
            <Progress value={progress} aria-label={t('progress', { percent: formatPercent(progress) })} />
          </Box>
          <span className="quiet small figures">{formatPercent(progress)}</span>
        </Flex>
      ) : (
        <span className="quiet small">{problem ? t(`problem.${problem}`) : facts.join(' · ')}</span>
      )}
    </Flex>
  );
}
