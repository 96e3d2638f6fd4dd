import { useSelector } from '@xstate/react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMoney, formatNumber } from '#domain/format/index.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { EditProps } from './EditForm.tsx';

/** Shows what a changed salary or first working day would change, before it is saved. */
export function TermsEffect({ actor }: EditProps) {
  const t = useText('employeeRecord');
  const [language] = useLanguage();
  const { base, form, effect } = useSelector(actor, ({ context }) => context);
  const confirming = useSelector(actor, (current) => current.matches('confirming'));
  if (!base || !form || !effect || form.salary === null || base.form.salary === null) return null;
  const money = (amount: typeof effect.earned.before) => formatMoney(amount, language);
  const change = ({ before, after }: typeof effect.earned) =>
    before === after ? money(after) : t('effectChange', { from: money(before), to: money(after) });
  const day = (date: CompanyDate) => formatDate(date, language);
  const isMoved = form.firstDay !== null && form.firstDay !== base.form.firstDay;
  const words = [
    ...(form.salaryFrom ? [t('effectText', { amount: money(form.salary), date: day(form.salaryFrom) })] : []),
    ...(isMoved ? [t('effectFirstDay', { date: day(form.firstDay!) })] : []),
  ];
  const { unclear } = effect;
  return (
    <ConfirmDialog
      open={confirming}
      title={t('effectTitle')}
      text={words.join(' ')}
      confirmLabel={t('save')}
      onConfirm={() => actor.send({ type: 'save.confirmed' })}
      onCancel={() => actor.send({ type: 'save.dismissed' })}
    >
      {unclear && (
        <Facts>
          <Fact label={t('effectUnclear')}>
            {unclear.before === unclear.after
              ? formatNumber(unclear.after)
              : t('effectChange', { from: formatNumber(unclear.before), to: formatNumber(unclear.after) })}
          </Fact>
        </Facts>
      )}
      {effect.days === 0 ? (
        <p>{t('effectNone')}</p>
      ) : (
        <Facts>
          <Fact label={t('effectDays')}>{formatNumber(effect.days)}</Fact>
          <Fact label={t('effectEarned')}>{change(effect.earned)}</Fact>
          <Fact label={t('effectEnabled')}>{change(effect.enabled)}</Fact>
        </Facts>
      )}
    </ConfirmDialog>
  );
}
