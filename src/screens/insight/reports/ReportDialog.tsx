import { Grid } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { lastMonths } from '#domain/analytics/period.ts';
import { monthsBetween } from '#domain/calendar/index.ts';
import { formatInstant, formatMonth } from '#domain/format/index.ts';
import { reportTitles } from '#domain/reports/columns.ts';
import { MOST_REPORT_MONTHS, reportKinds, type ReportKind } from '#domain/reports/kinds.ts';
import {
  findSameReport,
  columnsIn,
  withColumn,
  type Report,
  type reportMakingMachine,
  type WantedReport,
} from '#machines/flows/insight/reportMaking/reportMakingMachine.ts';
import type { Unit } from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import type { useDownload } from '#src/components/hooks/useDownload.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

/** As far back as figures are shown. */
const OFFERED_MONTHS = 36;

/** Explanation of the day that decides a person's unit, for reports that do not name it themselves. */
const unitOn: Partial<Record<ReportKind, 'day' | null>> = {
  attendance: 'day',
  tardiness: 'day',
  timesheet: null,
  people: null,
};

interface ReportDialogProps {
  making: ActorRefFrom<typeof reportMakingMachine>;
  units: readonly Unit[];
  download: ReturnType<typeof useDownload>;
  onDownload: (report: Report) => void;
}

/** Asks for a report: its period, unit, columns and format. */
export function ReportDialog(props: ReportDialogProps) {
  const subject = useSelector(props.making, ({ context }) => context.subject);
  return subject && <Asked {...props} subject={subject} />;
}

function Asked(props: ReportDialogProps & { subject: WantedReport }) {
  const { making, units, download, onDownload, subject } = props;
  const t = useText('reports');
  const [language] = useLanguage();
  const form = useSelector(making, ({ context }) => context.form);
  const fields = {
    from: useChangeField(making, 'from'),
    to: useChangeField(making, 'to'),
    unit: useChangeField(making, 'unit'),
    columns: useChangeField(making, 'columns'),
    format: useChangeField(making, 'format'),
  };
  const { kind, today } = subject;
  const { period, columns } = reportKinds[kind];
  const made = findSameReport(form, subject);
  const recent = lastMonths(today, OFFERED_MONTHS);
  const months = [...new Set([...monthsBetween(recent.from, recent.to), form.from, form.to])]
    .sort()
    .reverse();
  const select = (name: 'from' | 'to' | 'unit' | 'format') => {
    const { readOnly, ...field } = fields[name];
    return { ...field, disabled: readOnly };
  };
  const monthField = (name: 'from' | 'to', label: string) => {
    const field = select(name);
    const tooLong = field.error === 'monthOutOfRange';
    return (
      <SelectField
        {...field}
        hint={tooLong && t('mostMonths', { count: MOST_REPORT_MONTHS })}
        label={label}
        options={months.map((value) => ({ value, label: formatMonth(value as typeof today, language) }))}
      />
    );
  };
  const unitOptions = [
    { value: '', label: t('unitAll') },
    ...units.map(({ id, title }) => ({ value: id, label: title })),
    { value: 'none', label: t('unitNone') },
  ];
  const onDay = unitOn[kind] === undefined ? 'today' : unitOn[kind];
  const known = unitOptions.some(({ value }) => value === form.unit);
  return (
    <ChangeDialog
      change={making}
      title={reportTitles[kind][language]}
      text={t(period ? 'makeText.period' : 'makeText.today')}
      confirmLabel={t('make')}
    >
      {period === 'month' && monthField('from', t('month'))}
      {period === 'months' && (
        <Grid columns="2" gap="3" align="start">
          {monthField('from', t('from'))}
          {monthField('to', t('to'))}
        </Grid>
      )}
      <SelectField
        {...select('unit')}
        label={t('unit')}
        hint={onDay && t(`unitOn.${onDay}`)}
        options={known ? unitOptions : [...unitOptions, { value: form.unit, label: t('unitGone') }]}
      />
      {columns.length > 0 && (
        <ColumnChoice
          columns={columns}
          chosen={columnsIn(form)}
          error={fields.columns.error}
          disabled={fields.columns.readOnly}
          onToggle={(column) => fields.columns.onChange(withColumn(form, column))}
        />
      )}
      <SelectField
        {...select('format')}
        label={t('format')}
        options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      {made?.finishedAt && (
        <Notice tone="green" role="status">
          {t('alreadyMade', { time: formatInstant(made.finishedAt, language, 'short') })}{' '}
          <Button type="button" variant="soft" loading={download.busy} onClick={() => onDownload(made)}>
            {t('download')}
          </Button>
        </Notice>
      )}
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
    </ChangeDialog>
  );
}
