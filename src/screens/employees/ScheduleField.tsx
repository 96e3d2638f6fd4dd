import type { CompanyDate } from '#domain/calendar/index.ts';
import { isClosedOn } from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import { loadNamedSchedules } from '#src/actors/organization/schedules.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useFieldText, useText } from '#src/i18n/useText.ts';

const schedules = makePage(loadNamedSchedules);

interface ScheduleFieldProps {
  label: string;
  /** Null for the schedule of the unit or the company. */
  value: string | null;
  error: string | undefined;
  /** Schedules that are closed on this day are not offered. */
  day: CompanyDate;
  locked: boolean;
  onChange: (scheduleId: string | null) => void;
}

/** Loads the company's schedules. Without any there is nothing to choose. */
export function ScheduleField({ value, day, locked, onChange, ...field }: ScheduleFieldProps) {
  const t = useText('schedules');
  const say = useFieldText();
  const { data, failure, retry } = usePage(schedules);
  const open = data?.filter((schedule) => !isClosedOn(schedule, day)) ?? [];
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />;
  if (!open.length && value === null && field.error === undefined) return null;
  const isKnown = value === null || open.some(({ id }) => id === value);
  return (
    <SelectField
      {...field}
      optional
      name="scheduleId"
      disabled={locked}
      value={value ?? ''}
      options={[
        { value: '', label: t('noneOwn') },
        ...open.map(({ id, title }) => ({ value: id, label: title })),
        ...(isKnown ? [] : [{ value, label: data ? say('scheduleGone') : '…' }]),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
}
