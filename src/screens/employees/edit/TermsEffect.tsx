import type { SnapshotFrom } from 'xstate';
import { formatDate, formatMoney, formatNumber } from '#domain/format/index.ts';
import type { employeeEditMachine } from '#machines/flows/employees/employeeEdit/employeeEditMachine.ts';
import type { EmployeeEditEvent } from '#machines/flows/employees/employeeEdit/employeeEditSetup.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface TermsEffectProps {
  snapshot: SnapshotFrom<typeof employeeEditMachine>;
  send: (event: EmployeeEditEvent) => void;
}

/** What another salary would change, before it is saved. */
export function TermsEffect({ snapshot, send }: TermsEffectProps) {
  const t = useText('employeeRecord');
  const [language] = useLanguage();
  const { base, form, effect } = snapshot.context;
  if (!base || !form || !effect || form.salary === null || base.form.salary === null) return null;
  const money = (amount: typeof effect.earned.before) => formatMoney(amount, language);
  const change = ({ before, after }: typeof effect.earned) =>
    before === after ? money(after) : t('effectChange', { from: money(before), to: money(after) });
  return (
    <ConfirmDialog
      open={snapshot.matches('confirming')}
      title={t('effectTitle')}
      text={
        form.salaryFrom &&
        t('effectText', { amount: money(form.salary), date: formatDate(form.salaryFrom, language) })
      }
      confirmLabel={t('save')}
      onConfirm={() => send({ type: 'save.confirmed' })}
      onCancel={() => send({ type: 'save.dismissed' })}
    >
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
