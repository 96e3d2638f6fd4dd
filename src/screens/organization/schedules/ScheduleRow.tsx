import { DropdownMenu, Flex } from '@radix-ui/themes';
import { useNavigate } from 'react-router-dom';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { formatDate } from '#domain/format/index.ts';
import { isClosedOn, type NamedSchedule } from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import type { PlannedSchedule } from '#machines/flows/organization/scheduleWithdrawal/scheduleWithdrawalMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { CalendarIcon, ChevronDownIcon } from '#src/components/icons.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useScheduleWords } from '#src/components/time/schedules/useScheduleWords.ts';

interface ScheduleRowProps {
  schedule: NamedSchedule;
  today: CompanyDate;
  onGive: () => void;
  onClose: () => void;
  onWithdraw: (planned: PlannedSchedule) => void;
}

/** A schedule in words, who follows it, and what is planned. */
export function ScheduleRow({ schedule, today, onGive, onClose, onWithdraw }: ScheduleRowProps) {
  const t = useText('schedules');
  const [language] = useLanguage();
  const navigate = useNavigate();
  const words = useScheduleWords();
  const { id, title, version, versions, people, units, plannedUnits } = schedule;
  const closedFrom = schedule.closedFrom as CompanyDate | null;
  const isClosed = isClosedOn(schedule, today);
  const day = (date: CompanyDate) => formatDate(date, language, 'dayMonth');
  const current = versionOn(versions, today) ?? versions[0];
  /** Hours planned for the closing or later begin only if the closing is withdrawn. */
  const planned = versions.filter(
    (one) =>
      one.validFrom > today && one.validFrom !== current?.validFrom && !isClosedOn(schedule, one.validFrom),
  );
  const given = [
    ...(people > 0 ? [t('people', { count: people })] : []),
    ...(units > 0 ? [t('units', { count: units })] : []),
  ];
  return (
    <IconRow
      icon={<CalendarIcon size={20} />}
      title={title}
      text={
        <Flex as="span" direction="column">
          <span>{current && words(current.schedule, today)}</span>
          {!isClosed && <span>{given.join(' · ') || t('nobody')}</span>}
          {planned.map(({ validFrom, schedule: plan }) => (
            <span key={validFrom}>
              {t('plannedFrom', { date: day(validFrom), words: words(plan, today) })}
            </span>
          ))}
          {plannedUnits.map((unit) => (
            <span key={`${unit.id} ${unit.validFrom}`}>
              {t('plannedUnit', { date: day(unit.validFrom), unit: unit.title })}
            </span>
          ))}
        </Flex>
      }
    >
      {closedFrom !== null && (
        <StatusBadge tone="gray" label={t(isClosed ? 'closedFrom' : 'closes', { date: day(closedFrom) })} />
      )}
      {closedFrom === null && current && current.validFrom > today && (
        <StatusBadge tone="amber" label={t('begins', { date: day(current.validFrom) })} />
      )}
      {(!isClosed || plannedUnits.length > 0) && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>
            <Button variant="soft" color="gray" aria-label={t('actionsOf', { schedule: title })}>
              {t('actions')}
              <ChevronDownIcon size={16} />
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            {!isClosed && (
              <>
                <DropdownMenu.Item onSelect={() => void navigate(`/settings/schedules/${id}`)}>
                  {t('edit')}
                </DropdownMenu.Item>
                <DropdownMenu.Item onSelect={onGive}>{t('giveTo')}</DropdownMenu.Item>
                <DropdownMenu.Separator />
              </>
            )}
            {planned.map(({ validFrom }) => (
              <DropdownMenu.Item
                key={validFrom}
                color="red"
                onSelect={() => onWithdraw({ of: 'schedule', id, title, version, validFrom })}
              >
                {t('withdrawVersion', { date: day(validFrom) })}
              </DropdownMenu.Item>
            ))}
            {plannedUnits.map((unit) => (
              <DropdownMenu.Item
                key={`${unit.id} ${unit.validFrom}`}
                color="red"
                onSelect={() => onWithdraw({ of: 'unit', ...unit })}
              >
                {t('withdrawUnit', { date: day(unit.validFrom), unit: unit.title })}
              </DropdownMenu.Item>
            ))}
            {closedFrom === null && (
              <DropdownMenu.Item color="red" onSelect={onClose}>
                {t('close')}
              </DropdownMenu.Item>
            )}
            {closedFrom !== null && !isClosed && (
              <DropdownMenu.Item
                color="red"
                onSelect={() => onWithdraw({ of: 'closing', id, title, version, validFrom: closedFrom })}
              >
                {t('withdrawClosing', { date: day(closedFrom) })}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </IconRow>
  );
}
