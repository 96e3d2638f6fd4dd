import { Flex, Progress } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { formatNumber } from '#domain/format/index.ts';
import {
  monthClosingMachine,
  type MonthClosing,
} from '#machines/flows/time/monthClosing/monthClosingMachine.ts';
import { periodChangeMachine } from '#machines/flows/time/periodChange/periodChangeMachine.ts';
import { unregisteredDaysMachine } from '#machines/flows/time/unregisteredDays/unregisteredDaysMachine.ts';
import {
  changePeriod,
  decideUnregistered,
  loadMonthClosing,
  watchClosing,
} from '#src/actors/time/closing.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { RecordChartLink } from '#src/components/inspector/RecordChartLink.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { ClosingChecks, type CheckLinks } from './ClosingChecks.tsx';
import { PeriodChangeDialog } from './PeriodChangeDialog.tsx';
import { UnregisteredDialog } from './UnregisteredDialog.tsx';
import { periodRecord } from './periodRecord.ts';
import { VersionList } from './VersionList.tsx';

const machine = monthClosingMachine.provide({ actors: { loadMonth: loadMonthClosing, watch: watchClosing } });
const unregisteredLogic = unregisteredDaysMachine.provide({ actors: { sendChange: decideUnregistered } });
const periodChangeLogic = periodChangeMachine.provide({ actors: { sendChange: changePeriod } });

const tones = {
  open: 'gray',
  closing: 'amber',
  closed: 'green',
  reopened: 'orange',
} as const satisfies Record<string, Tone>;

export interface MonthClosingPanelProps extends Omit<CheckLinks, 'onUnregistered'> {
  month: CompanyMonth;
  /** The state of the month when the sheet was loaded; undefined until then. */
  shown: MonthClosing['state'] | undefined;
  /** Called when the sheet is out of date. */
  onChanged: () => void;
}

/** Shows whether the month is closed, what closing needs, and the versions of its timesheet. */
export function MonthClosingPanel({ month, shown, onChanged, ...links }: MonthClosingPanelProps) {
  const t = useText('closing');
  const [language] = useLanguage();
  const actor = useActorRef(machine, { input: { month }, inspect });
  const change = useActorRef(periodChangeLogic, { inspect });
  const { data, failure } = useSelector(actor, ({ context }) => context);
  const refresh = () => actor.send({ type: 'month.refreshed' });
  useEmitted(actor, {
    loaded: ({ state, before }) => {
      // While the sheet reloads, `shown` is undefined, so the state before is compared.
      const known = shown ?? before;
      if (known !== undefined && known !== state) onChanged();
    },
  });
  useEmitted(change, { changed: refresh, doubtful: refresh });
  const unregistered = useActorRef(unregisteredLogic, { inspect });
  useEmitted(unregistered, {
    changed: ({ output: { people, days, left } }) => {
      const counts = { people: formatNumber(people), days: formatNumber(days), left: formatNumber(left) };
      showToast({ tone: 'success', title: t(left > 0 ? 'unregistered.left' : 'unregistered.done', counts) });
      refresh();
      onChanged();
    },
    doubtful: refresh,
  });
  const version = data?.versions[0]?.version ?? null;
  const ask = (event: 'close' | 'reopen') =>
    change.send({ type: 'change.chosen', subject: { month, event, version } });
  return (
    <section className="card stack" data-gap="small" aria-labelledby="closing-title">
      <Flex align="center" justify="between" gap="3" wrap="wrap">
        <Flex align="center" gap="3" wrap="wrap">
          <h3 id="closing-title">{t('title')}</h3>
          {data && <StatusBadge tone={tones[data.state]} label={t(`state.${data.state}`)} />}
          {data && <RecordChartLink machine="period" record={periodRecord(data, language)} />}
        </Flex>
        {data?.legalEvents.includes('close') && (
          <Button disabled={data.checks.length > 0} onClick={() => ask('close')}>
            {t('close')}
          </Button>
        )}
        {data?.legalEvents.includes('reopen') && (
          <Button variant="soft" color="gray" onClick={() => ask('reopen')}>
            {t('reopen')}
          </Button>
        )}
      </Flex>
      {failure && <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'month.retried' })} />}
      {!data && !failure && <Skeleton height={48} />}
      {data && data.legalEvents.includes('close') && (
        <ClosingChecks
          {...links}
          checks={data.checks}
          unregistered={data.unregistered}
          onUnregistered={() =>
            unregistered.send({ type: 'change.chosen', subject: { month, unregistered: data.unregistered } })
          }
        />
      )}
      {data?.progress && (
        <div role="status">
          <p className="small">
            {t('progress', {
              done: formatNumber(data.progress.done),
              total: formatNumber(data.progress.total),
            })}
          </p>
          <Progress
            size="3"
            aria-label={t('state.closing')}
            max={Math.max(1, data.progress.total)}
            value={Math.min(data.progress.done, data.progress.total)}
          />
        </div>
      )}
      {data && data.versions.length > 0 && <VersionList month={month} versions={data.versions} />}
      <PeriodChangeDialog change={change} />
      <UnregisteredDialog change={unregistered} />
    </section>
  );
}
