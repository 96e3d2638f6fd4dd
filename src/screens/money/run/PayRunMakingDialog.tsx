import { useSelector } from '@xstate/react';
import { monthOf } from '#domain/calendar/index.ts';
import { formatMonth } from '#domain/format/index.ts';
import { payableMonths, type NewRunKind } from '#domain/payRun.ts';
import type { NewRun, payRunMakingMachine } from '#machines/flows/money/payRunMaking/payRunMakingMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { ActorRefFrom } from 'xstate';

type Making = ActorRefFrom<typeof payRunMakingMachine>;

const kinds = ['salary', 'advance', 'requests'] as const;
const texts = { salary: 'makeSalary', advance: 'makeAdvance', requests: 'makeRequests' } as const;

/** Asks for what and for which month a run pays. */
export function PayRunMakingDialog({ making }: { making: Making }) {
  const subject = useSelector(making, ({ context }) => context.subject);
  return subject && <Asked making={making} subject={subject} />;
}

function Asked({ making, subject: { today } }: { making: Making; subject: NewRun }) {
  const t = useText('runs');
  const [language] = useLanguage();
  const { readOnly: kindStays, ...kind } = useChangeField(making, 'kind');
  const { readOnly: monthStays, ...period } = useChangeField(making, 'period');
  const chosen = kind.value as NewRunKind;
  return (
    <ChangeDialog
      change={making}
      title={t('makeTitle')}
      text={t(texts[chosen], { month: formatMonth(monthOf(today), language) })}
      confirmLabel={t('make')}
    >
      <SelectField
        {...kind}
        label={t('kindLabel')}
        disabled={kindStays}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {chosen !== 'advance' && (
        <SelectField
          {...period}
          label={t('month')}
          disabled={monthStays}
          options={payableMonths(chosen, today).map((value) => ({
            value,
            label: formatMonth(value, language),
          }))}
        />
      )}
    </ChangeDialog>
  );
}
