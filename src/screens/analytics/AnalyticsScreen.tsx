import { Flex, Grid, SegmentedControl } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastMonths, USUAL_MONTHS } from '#domain/analytics/period.ts';
import { companyDate, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import {
  attendanceFiguresMachine,
  problemOf,
} from '#machines/flows/analytics/attendanceFigures/attendanceFiguresMachine.ts';
import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { exportAttendanceFigures, loadAttendanceFigures } from '#src/actors/analytics/attendanceFigures.ts';
import type { WantedFile } from '#src/actors/shared/saveFile.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { ExportButtons } from '#src/components/ExportButtons.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { InsightTabs } from './InsightTabs.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/SkeletonShapes.tsx';
import { UnitFilter } from '#src/components/UnitFilter.tsx';
import { useDownload } from '#src/components/useDownload.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { choiceOf, withPeriod, withValue } from './choice.ts';
import { FigureCard } from './FigureCard.tsx';
import { measures } from './measures.ts';
import { labelsOf, nameOfPoint } from './names.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PointsTable, UnitsTable } from './PointsTable.tsx';
import { ReadingLine } from './ReadingLine.tsx';

const machine = attendanceFiguresMachine.provide({ actors: { load: loadAttendanceFigures } });
const exporting = downloadMachineOf<WantedFile>().provide({ actors: { saveFile: exportAttendanceFigures } });

/** Attendance, lateness and hours of a period; the period, the unit and the view are in the address. */
export default function AnalyticsScreen() {
  const t = useText('analytics');
  const lists = useText('lists');
  const [language] = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [usual] = useState(() => lastMonths(companyDate(Date.now()), USUAL_MONTHS));
  const actor = useActorRef(machine, { input: { choice: choiceOf(address) }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { figures, at, failure, choice } = snapshot.context;
  const asked = JSON.stringify(choiceOf(address));
  useEffect(() => {
    if (asked !== JSON.stringify(actor.getSnapshot().context.choice))
      actor.send({ type: 'choice.changed', choice: JSON.parse(asked) as typeof choice });
  }, [asked, actor]);
  const period = choice.period ?? usual;
  const download = useDownload(exporting, {
    ...defaultQuery,
    filter: { ...period, ...(choice.unit !== null && { unit: choice.unit }) },
  });
  const problem = problemOf(choice);
  const busy = snapshot.hasTag('busy');
  const isTable = address.get('view') === 'table';
  const withUnit = (unit: string | undefined) => withValue(address, 'unit', unit);
  const readName =
    figures && at !== null ? nameOfPoint(figures.step, figures.points[at]!, language) : t('whole');
  const isEmpty = figures?.total.people === 0;
  const labels = figures ? labelsOf(figures, language) : [];
  const units = figures && {
    units: figures.units.flatMap(({ unit, figures: { people } }) =>
      unit ? [{ ...unit, count: people }] : [],
    ),
    none: figures.units.find(({ unit }) => unit === null)?.figures.people ?? 0,
  };
  const pointHref = (from: string) => {
    const month = monthOf(from as CompanyDate);
    return figures?.step === 'month'
      ? `/analytics?${withPeriod(address, { from: month, to: month })}`
      : `/attendances?date=${from}${choice.unit ? `&unit=${choice.unit}` : ''}`;
  };
  return (
    <Screen
      title={t('title')}
      width="wide"
      snapshot={snapshot}
      lead={figures?.asOf ? t('lead', { time: timeOf(figures.asOf, language) }) : t('leadEmpty')}
      actions={
        <SegmentedControl.Root
          aria-label={t('view')}
          value={isTable ? 'table' : 'plots'}
          onValueChange={(view) => {
            setAddress(withValue(address, 'view', view === 'table' ? view : undefined), { replace: true });
          }}
        >
          <SegmentedControl.Item value="plots">{t('plots')}</SegmentedControl.Item>
          <SegmentedControl.Item value="table">{t('table')}</SegmentedControl.Item>
        </SegmentedControl.Root>
      }
    >
      <InsightTabs current="analytics" />
      <Flex wrap="wrap" align="center" gap="3" role="search">
        <PeriodChoice
          period={period}
          problem={problem}
          onPeriod={(next) => setAddress(withPeriod(address, next))}
        />
        <UnitFilter
          value={choice.unit ?? undefined}
          counts={units ?? undefined}
          labelHidden
          onChange={(unit) => setAddress(withUnit(unit))}
        />
      </Flex>
      {snapshot.hasTag('error') && failure && (
        <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'figures.retried' })} />
      )}
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      {figures && figures.waiting > 0 && (
        <Notice role="status" tone="gray">
          {t('waiting', { count: figures.waiting })}
        </Notice>
      )}
      {!figures && busy && <Loading />}
      {figures && isEmpty && figures.waiting === 0 && (
        <EmptyState text={t(choice.unit ? 'emptyUnit' : 'empty')} />
      )}
      {figures && !isEmpty && (
        <>
          {isTable ? (
            <PointsTable figures={figures} stale={busy} hrefOf={pointHref} />
          ) : (
            <>
              <ReadingLine
                figures={figures}
                chosen={snapshot.matches({ reading: 'chosen' })}
                readName={readName}
                href={at === null ? '' : pointHref(figures.points[at]!.from)}
                onRelease={() => actor.send({ type: 'mark.released' })}
              />
              <Cards>
                {measures.map((measure) => (
                  <FigureCard
                    key={measure.key}
                    measure={measure}
                    figures={figures}
                    at={at}
                    readName={readName}
                    labels={labels}
                    send={(event) => actor.send(event)}
                  />
                ))}
              </Cards>
            </>
          )}
          <UnitsTable figures={figures} stale={busy} hrefOf={(unit) => `/analytics?${withUnit(unit)}`} />
          <ExportButtons
            busy={download.busy}
            onStart={(format) => download.start(format)}
            onStop={download.stop}
            label={lists('export')}
          />
        </>
      )}
    </Screen>
  );
}

const timeOf = (asOf: string, language: Parameters<typeof formatDate>[1]) => {
  const at = Date.parse(asOf);
  return `${formatDate(companyDate(at), language, 'dayMonth')}, ${formatTime(at)}`;
};

const Cards = ({ children }: { children: React.ReactNode }) => (
  <Grid columns={{ initial: '1', sm: '2', lg: '3' }} gap={{ initial: '3', sm: '4' }}>
    {children}
  </Grid>
);

const Loading = () => (
  <>
    <Cards>
      {measures.map(({ key }) => (
        <SkeletonCard key={key} height={260} />
      ))}
    </Cards>
    <BusyWord />
  </>
);
