import { useSelector } from '@xstate/react';
import { formatMonth, formatNumber } from '#domain/format/index.ts';
import {
  payRunConfirmingFields,
  type RunToConfirm,
} from '#machines/flows/money/payRunConfirming/payRunConfirmingMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AmountTotals } from '../AmountTotals.tsx';
import type { PayRunInUse } from './usePayRun.ts';

type Confirm = PayRunInUse['confirm'];

/** Reads a draft's totals back, and asks for the password. */
export function PayRunConfirmingDialog({ confirm }: { confirm: Confirm }) {
  const subject = useSelector(confirm, ({ context }) => context.subject);
  return subject && <Asked confirm={confirm} run={subject} />;
}

function Asked({ confirm, run }: { confirm: Confirm; run: RunToConfirm }) {
  const t = useText('runs');
  const [language] = useLanguage();
  const note = useChangeField(confirm, 'note');
  const password = useChangeField(confirm, 'password');
  const { number, kind, period, included, undecided, carried, takenBack } = run;
  const isAlone = payRunConfirmingFields(run).includes('note');
  const totals = [
    { key: 'included', label: t('toPay'), ...included },
    { key: 'undecided', label: t('undecided'), ...undecided },
    { key: 'takenBack', label: t('takenBack'), ...takenBack },
    { key: 'carried', label: t('carried'), ...carried },
  ].filter(({ count }) => count > 0);
  return (
    <ChangeDialog
      change={confirm}
      title={t('confirm.title')}
      text={t('confirm.text', {
        run: t('numbered', { number: formatNumber(number) }),
        kind: t(`kind.${kind}`),
        month: formatMonth(period, language),
      })}
      confirmLabel={t('confirm.send')}
      details={
        <>
          <AmountTotals totals={totals} />
          {undecided.count > 0 && <p className="quiet small">{t('undecidedText')}</p>}
          {isAlone && <p className="quiet small">{t('confirm.alone')}</p>}
        </>
      }
    >
      {isAlone && <TextField {...note} label={t('confirm.note')} maxLength={300} autoComplete="off" />}
      <PasswordField {...password} label={t('confirm.password')} maxLength={200} />
    </ChangeDialog>
  );
}
