import { Flex, SegmentedControl } from '@radix-ui/themes';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { formatInstant } from '#domain/format/index.ts';
import {
  attendanceFiguresMachine,
  problemOf,
} from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { loadAttendanceFigures } from '#src/actors/insight/attendanceFigures.ts';
import { Button } from '#src/components/Button.tsx';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { InsightTabs } from './InsightTabs.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { UnitFilter } from '#src/components/list/UnitFilter.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { Cards } from './Cards.tsx';
import { FiguresSheet } from './FiguresSheet.tsx';
import { readChoice, withPeriod, withValue } from './choice.ts';
import { measures } from './measures.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

const machine = attendanceFiguresMachine.provide({ actors: { load: loadAttendanceFigures } });

/** Without the mark that is read: only the sheet follows the pointer. */
const viewOf = (snapshot: SnapshotFrom<typeof attendanceFiguresMachine>) => ({
  figures: snapshot.context.figures,
  choice: snapshot.context.choice,
  failure: snapshot.hasTag('error') ? snapshot.context.failure : null,
  busy: snapshot.hasTag('busy'),
});

/** Attendance, lateness and hours of a period; the period, the unit and the view are in the address. */
export default function AnalyticsScreen() {
  const t = useText('analytics');
  const [language] = useLanguage();
  const [address, setAddress] = useSearchParams();
  const actor = useActorRef(machine, { input: { choice: readChoice(address) }, inspect });
  const { figures, choice, failure, busy } = useSelector(actor, viewOf, shallowEqual);
  const asked = JSON.stringify(readChoice(address));
  useEffect(() => {
    if (asked !== JSON.stringify(actor.getSnapshot().context.choice))
      actor.send({ type: 'choice.changed', choice: JSON.parse(asked) as typeof choice });
  }, [asked, actor]);
  const problem = problemOf(choice);
  const isTable = address.get('view') === 'table';
  const withUnit = (unit: string | undefined) => withValue(address, 'unit', unit);
  const isEmpty = figures?.total.people === 0;
  const units = figures && {
    units: figures.units.flatMap(({ unit, figures: { people } }) =>
      unit ? [{ ...unit, count: people }] : [],
    ),
    none: figures.units.find(({ unit }) => unit === null)?.figures.people ?? 0,
  };
  return (
    <Screen
      title={t('title')}
      width="wide"
      actor={actor}
      lead={
        figures?.asOf
          ? t('lead', { time: formatInstant(figures.asOf, language, 'dayMonth') })
          : t('leadEmpty')
      }
      actions={
        <>
          {figures && !isEmpty && (
            // After a failure the figures shown may belong to another period or unit.
            <Button variant="soft" color="gray" disabled={failure !== null} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
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
        </>
      }
    >
      <InsightTabs current="analytics" />
      <Flex wrap="wrap" align="center" gap="3" role="search">
        <PeriodChoice
          period={choice.period}
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
      {failure && <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'figures.retried' })} />}
      {figures && figures.waiting > 0 && (
        <Notice role="status" tone="gray">
          {t('waiting', { count: figures.waiting })}
        </Notice>
      )}
      {!figures && busy && <Loading />}
      {figures && isEmpty && figures.waiting === 0 && (
        <EmptyState text={t(choice.unit ? 'emptyUnit' : 'empty')} />
      )}
      <FiguresSheet
        figures={isEmpty ? null : figures}
        isEmpty={isEmpty}
        choice={choice}
        stale={busy}
        isTable={isTable}
        address={address}
        actor={actor}
      />
    </Screen>
  );
}

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
