import { Flex } from '@radix-ui/themes';
import { useActorRef } from '@xstate/react';
import { defaultSchedule } from '#domain/attendance/rules.ts';
import { formatDate } from '#domain/format/index.ts';
import { usualDay } from '#machines/flows/organization/paySettings/payForm.ts';
import { scheduleClosingMachine } from '#machines/flows/organization/scheduleClosing/scheduleClosingMachine.ts';
import { isClosedOn, type NamedSchedule } from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import {
  closeSchedule,
  loadSchedules,
  NEW_SCHEDULE,
  previewClosing,
  type SchedulesPage,
} from '#src/actors/organization/schedules.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { ClockIcon, PlusIcon } from '#src/components/icons.tsx';
import { AssignSheet, useAssigning } from '#src/components/time/schedules/AssignSheet.tsx';
import { PlanWithdrawalDialog } from '#src/components/time/schedules/PlanWithdrawalDialog.tsx';
import { usePlanWithdrawal } from '#src/components/time/schedules/usePlanWithdrawal.ts';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { ClosingSheet } from './schedules/ClosingSheet.tsx';
import { ScheduleRow } from './schedules/ScheduleRow.tsx';
import { useScheduleWords } from '#src/components/time/schedules/useScheduleWords.ts';
import { SettingsPage } from './settings/SettingsPage.tsx';

const page = makePage(loadSchedules);
const closing = scheduleClosingMachine.provide({
  actors: { previewChange: previewClosing, sendChange: closeSchedule },
});

/** The company’s own hours, and the schedules beside them. */
export default function SchedulesScreen() {
  const t = useText('schedules');
  const { actor, data, failure, refresh, retry } = usePage(page);
  const close = useActorRef(closing, { inspect });
  useEmitted(close, {
    changed: () => {
      showToast({ tone: 'success', title: t('closed') });
      refresh();
    },
    doubtful: refresh,
  });
  const assign = useAssigning(refresh);
  const withdrawal = usePlanWithdrawal(refresh);
  const today = data?.settings.today ?? null;
  const isClosed = (schedule: NamedSchedule) => today !== null && isClosedOn(schedule, today);
  const open = data?.schedules.filter((one) => !isClosed(one)) ?? [];
  const past = data?.schedules.filter(isClosed) ?? [];
  const openAssigning = (schedule: { id: string; name: string } | null) => {
    if (!data) return;
    const { earliest } = data.settings;
    const subject = { schedule, person: null, earliest, usual: usualDay(data.settings) };
    assign.send({ type: 'change.chosen', subject });
  };
  const row = (schedule: NamedSchedule) =>
    data && (
      <ScheduleRow
        key={schedule.id}
        schedule={schedule}
        today={data.settings.today}
        onGive={() => openAssigning({ id: schedule.id, name: schedule.title })}
        onWithdraw={(subject) => withdrawal.send({ type: 'change.chosen', subject })}
        onClose={() => {
          const { id, title, version } = schedule;
          const { earliest } = data.settings;
          const subject = { id, title, version, earliest, usual: usualDay(data.settings) };
          close.send({ type: 'change.chosen', subject });
        }}
      />
    );
  return (
    <SettingsPage
      title={t('title')}
      lead={t('lead')}
      actor={actor}
      actions={
        <ButtonLink size="3" to={`/settings/schedules/${NEW_SCHEDULE}`}>
          <PlusIcon size={18} />
          {t('make')}
        </ButtonLink>
      }
    >
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <section className="card">
          <SkeletonList rows={4} />
          <BusyWord />
        </section>
      )}
      {data && (
        <section className="card stack">
          <ul className="lines">
            <CompanyRow settings={data.settings} onGive={() => openAssigning(null)} />
            {open.map(row)}
          </ul>
          {open.length === 0 && <p className="quiet">{t('none')}</p>}
        </section>
      )}
      {past.length > 0 && (
        <section className="card stack" aria-labelledby="closed-schedules">
          <h2 id="closed-schedules">{t('closedTitle')}</h2>
          <ul className="lines">{past.map(row)}</ul>
        </section>
      )}
      <ClosingSheet change={close} today={today} />
      <PlanWithdrawalDialog change={withdrawal} />
      <AssignSheet
        change={assign}
        today={today}
        units={(data?.units ?? []).flatMap(({ id, title, closed }) => (closed ? [] : [{ id, name: title }]))}
        schedules={[]}
      />
    </SettingsPage>
  );
}

interface CompanyRowProps extends Pick<SchedulesPage, 'settings'> {
  onGive: () => void;
}

/** The settings’ weekends and work hours are the schedule of everybody else. */
function CompanyRow({ settings: { work, today }, onGive }: CompanyRowProps) {
  const t = useText('schedules');
  const [language] = useLanguage();
  const words = useScheduleWords();
  const describeVersion = (version: typeof work.current) =>
    words({ ...defaultSchedule(version), anchor: null } as never, today);
  return (
    <IconRow
      icon={<ClockIcon size={20} />}
      title={t('company')}
      text={
        <Flex as="span" direction="column">
          <span>{describeVersion(work.current)}</span>
          <span>{t('companyText')}</span>
          {work.planned.map((version) => (
            <span key={version.validFrom}>
              {t('plannedFrom', {
                date: formatDate(version.validFrom, language, 'dayMonth'),
                words: describeVersion(version),
              })}
            </span>
          ))}
        </Flex>
      }
    >
      <Button
        variant="soft"
        color="gray"
        aria-label={t('giveOf', { schedule: t('company') })}
        onClick={onGive}
      >
        {t('giveTo')}
      </Button>
      <ButtonLink
        to="/settings/company/hours"
        variant="soft"
        color="gray"
        aria-label={t('editOf', { schedule: t('company') })}
      >
        {t('edit')}
      </ButtonLink>
    </IconRow>
  );
}
