import { Flex } from '@radix-ui/themes';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { usualDay } from '#machines/flows/organization/paySettings/payForm.ts';
import { isClosedOn } from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import { loadPersonSchedule, type PersonSchedulePage } from '#src/actors/organization/schedules.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { CalendarIcon } from '#src/components/icons.tsx';
import { AssignSheet, useAssigning } from '#src/components/time/schedules/AssignSheet.tsx';
import { PlanWithdrawalDialog } from '#src/components/time/schedules/PlanWithdrawalDialog.tsx';
import { usePlanWithdrawal } from '#src/components/time/schedules/usePlanWithdrawal.ts';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const machine = makePage(loadPersonSchedule);

type FollowedSchedule = Pick<PersonSchedulePage['followed'], 'schedule' | 'by' | 'unit'>;

/**
 * Shows the schedule and unit of a person today, and from which day on they change. An owner changes the schedule and
 * withdraws what is planned.
 */
export function PersonSchedule({ id, name }: { id: string; name: string }) {
  const t = useText('schedules');
  const [language] = useLanguage();
  const { data, failure, refresh, retry } = usePage(machine, { of: id });
  const change = useAssigning(refresh);
  const withdrawal = usePlanWithdrawal(refresh);
  const followed = data?.followed;
  const choices = data?.choices;
  const describe = ({ schedule, by, unit }: FollowedSchedule) =>
    [
      schedule?.title ?? t('company'),
      ...(by === 'unit' ? [t('byUnit')] : []),
      ...(unit ? [unit.title] : []),
    ].join(' · ');
  const renderWithdrawal = (of: 'person' | 'move', validFrom: CompanyDate) => {
    const date = formatDate(validFrom, language);
    const subject = { of, id, title: name, validFrom };
    return (
      <Button
        variant="soft"
        color="red"
        aria-label={of === 'move' ? t('withdrawMoveOf', { date }) : t('withdrawPerson', { date })}
        onClick={() => withdrawal.send({ type: 'change.chosen', subject })}
      >
        {of === 'move' ? t('withdrawMove') : t('withdraw')}
      </Button>
    );
  };
  return (
    <section className="card stack" aria-label={t('schedule')}>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <>
          <SkeletonList rows={1} />
          <BusyWord />
        </>
      )}
      {followed && (
        <ul className="lines">
          <IconRow icon={<CalendarIcon size={20} />} title={describe(followed)} text={t('schedule')}>
            {choices && (
              <Button
                variant="soft"
                aria-label={t('editOf', { schedule: t('schedule') })}
                onClick={() => {
                  const { schedule, by } = followed;
                  const own = by === 'person' && schedule;
                  const subject = {
                    schedule: own ? { id: own.id, name: own.title } : null,
                    person: { id, name },
                    usual: usualDay(choices.settings),
                    earliest: choices.settings.earliest,
                  };
                  change.send({ type: 'change.chosen', subject });
                }}
              >
                {t('edit')}
              </Button>
            )}
          </IconRow>
          {followed.planned.map((then) => (
            <Flex key={then.validFrom} asChild align="center" justify="between" wrap="wrap" gap="2">
              <li>
                <span className="quiet">
                  {t('plannedFrom', { date: formatDate(then.validFrom, language), words: describe(then) })}
                </span>
                {choices && (then.own || then.moved) && (
                  <Flex wrap="wrap" gap="2">
                    {then.own && renderWithdrawal('person', then.validFrom)}
                    {then.moved && renderWithdrawal('move', then.validFrom)}
                  </Flex>
                )}
              </li>
            </Flex>
          ))}
        </ul>
      )}
      <PlanWithdrawalDialog change={withdrawal} />
      <AssignSheet
        change={change}
        today={choices?.settings.today ?? null}
        units={[]}
        schedules={(choices?.schedules ?? []).flatMap((schedule) =>
          isClosedOn(schedule, choices!.settings.today) ? [] : [{ id: schedule.id, name: schedule.title }],
        )}
      />
    </section>
  );
}
