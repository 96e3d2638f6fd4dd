import { useSelector } from '@xstate/react';
import { formatMoney, formatMonth, formatNumber } from '#domain/format/index.ts';
import {
  payRunChangeFields,
  runAmountIn,
  type ChangedRun,
  type NetUpload,
} from '#machines/flows/money/payRunChange/payRunChangeMachine.ts';
import { tiyin } from '#domain/money.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { MoneyField } from '#src/components/form/MoneyField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { AmountTotals } from '../AmountTotals.tsx';
import { signedMoney } from './signedMoney.ts';
import type { PayRunInUse } from './usePayRun.ts';

type Change = PayRunInUse['change'];

/** Asks before a person is left out, taken in again or gets less, and before the run is given up. */
export function PayRunDialog({ change }: { change: Change }) {
  const subject = useSelector(change, ({ context }) => context.subject);
  return subject && <Asked change={change} subject={subject} />;
}

function Asked({ change, subject }: { change: Change; subject: ChangedRun }) {
  const t = useText('runs');
  const [language] = useLanguage();
  const form = useSelector(change, ({ context }) => context.form);
  const amount = useChangeField(change, 'amount');
  const reason = useChangeField(change, 'reason');
  const { verb, run, item } = subject;
  const fields = payRunChangeFields(subject);
  const about = listTotals(subject);
  const text =
    item === null
      ? t(`ask.${verb}Text`, {
          run: t('numbered', { number: formatNumber(run.number) }),
          kind: t(`kind.${run.kind}`),
          month: formatMonth(run.period, language),
        })
      : t(item.requestId === null ? 'ask.person' : 'ask.request', {
          name: item.employeeName,
          amount: formatMoney(item.proposed, language),
        });
  return (
    <ChangeDialog
      change={change}
      title={t(`ask.${verb}`)}
      text={text}
      confirmLabel={t(`verb.${verb}`)}
      details={
        <>
          {about.length > 0 && (
            <AmountTotals
              totals={about.map(({ key, sum }) => ({ key, label: t(key), ...sum }))}
              inFull={verb === 'setNet'}
            />
          )}
          {subject.verb === 'setNet' && <NetPayChange {...subject.upload.reading} />}
        </>
      }
      tone={verb === 'exclude' || verb === 'cancel' || verb === 'stop' ? 'danger' : 'normal'}
    >
      {fields.includes('amount') && (
        <MoneyField
          {...amount}
          label={t('newAmount')}
          value={runAmountIn(form)}
          onChange={(tiyin) => amount.onChange(tiyin === null ? '' : String(tiyin))}
        />
      )}
      {fields.includes('reason') && (
        <TextField {...reason} label={t('reason')} maxLength={300} autoComplete="off" />
      )}
    </ChangeDialog>
  );
}

/** How the accountant's amounts differ from ours, and who is not paid by them. */
function NetPayChange({ set, ours, kept, dropped }: NetUpload['reading']) {
  const t = useText('runs');
  const [language] = useLanguage();
  const amount = signedMoney(tiyin(set.amount - ours), language);
  return (
    <>
      <p className="small">{t('net.difference', { amount })}</p>
      {kept > 0 && <p className="quiet small">{t('net.kept', { count: kept })}</p>}
      {dropped > 0 && <p className="quiet small">{t('net.dropped', { count: dropped })}</p>}
    </>
  );
}

/** The payments, or the amounts, that it is about. */
function listTotals(changed: ChangedRun) {
  if (changed.verb === 'setNet') {
    const { set, ours } = changed.upload.reading;
    return [
      { key: 'net.sum', sum: set },
      { key: 'net.ours', sum: { count: set.count, amount: ours } },
    ] as const;
  }
  if (changed.verb === 'stop') return [{ key: 'waiting', sum: changed.run.waiting }] as const;
  return changed.verb === 'retry' && changed.run.payments
    ? ([{ key: 'payments.failed', sum: changed.run.payments.failed }] as const)
    : [];
}
