import { useSelector } from '@xstate/react';
import { formatMoney, formatMonth } from '#domain/format/index.ts';
import { payLineKinds } from '#domain/payLines.ts';
import {
  lineAmountIn,
  payLineFields,
  type ChangedPayLine,
} from '#machines/flows/money/payLineChange/payLineChangeMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { MoneyField } from '#src/components/form/MoneyField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { PayLineChange } from './usePayLineChange.ts';

/** Asks what is added to a salary or taken off it, and why; or why that is taken back. */
export function PayLineDialog({ change }: { change: PayLineChange }) {
  const subject = useSelector(change, ({ context }) => context.subject);
  return subject && <Asked change={change} subject={subject} />;
}

function Asked({ change, subject }: { change: PayLineChange; subject: ChangedPayLine }) {
  const t = useText('payLines');
  const [language] = useLanguage();
  const form = useSelector(change, ({ context }) => context.form);
  const { readOnly: closed, ...period } = useChangeField(change, 'period');
  const { readOnly: fixed, ...kind } = useChangeField(change, 'kind');
  const amount = useChangeField(change, 'amount');
  const reason = useChangeField(change, 'reason');
  const { verb, employeeName: name, line } = subject;
  const fields = payLineFields(subject);
  const most = verb === 'add' ? subject.mostDeducted : null;
  const text =
    verb === 'withdraw'
      ? t('withdrawText', {
          name,
          kind: t(`kind.${line.kind}`),
          month: formatMonth(line.period, language),
          amount: formatMoney(line.amount, language),
        })
      : t('addText', { name, month: formatMonth(subject.period, language) });
  return (
    <ChangeDialog
      change={change}
      title={t(`ask.${verb}`)}
      text={fields.includes('period') ? name : text}
      confirmLabel={t(`verb.${verb}`)}
      tone={verb === 'withdraw' ? 'danger' : 'normal'}
    >
      {verb === 'add' && fields.includes('period') && (
        <SelectField
          {...period}
          label={t('period')}
          disabled={closed}
          options={subject.months.map((month) => ({ value: month, label: formatMonth(month, language) }))}
        />
      )}
      {verb === 'add' && (
        <>
          <SelectField
            {...kind}
            label={t('kindLabel')}
            disabled={fixed}
            options={payLineKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <MoneyField
            {...amount}
            label={t('amount')}
            hint={
              form.kind !== 'deduction'
                ? undefined
                : most === null
                  ? t('half')
                  : t('atMost', { amount: formatMoney(most, language) })
            }
            value={lineAmountIn(form)}
            onChange={(tiyin) => amount.onChange(tiyin === null ? '' : String(tiyin))}
          />
        </>
      )}
      <TextField {...reason} label={t('reason')} maxLength={300} autoComplete="off" />
    </ChangeDialog>
  );
}
