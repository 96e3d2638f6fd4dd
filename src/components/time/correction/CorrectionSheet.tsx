import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/format/index.ts';
import { PreviewedSheet } from '#src/components/dialog/PreviewedSheet.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { EffectFacts } from '../EffectFacts.tsx';
import { PairFields } from './PairFields.tsx';
import type { DayCorrection } from './useDayCorrection.ts';

/** The times wanted for one day, and what they come to. */
export default function CorrectionSheet({ change }: { change: DayCorrection }) {
  const t = useText('dayChange');
  const [language] = useLanguage();
  const { subject, form, errors, effect } = useSelector(change, ({ context }) => context);
  const locked = useSelector(change, (current) => !current.hasTag('editing'));
  if (!subject) return null;
  const { employee, date, proposesEnd } = subject;
  const day = `${formatDate(date, language, 'dayMonth')}, ${formatDate(date, language, 'weekday')}`;
  return (
    <PreviewedSheet
      change={change}
      title={t('correctTitle')}
      description={employee ? `${employee.name}. ${day}` : day}
      askLabel={t('showEffect')}
      confirmLabel={employee ? t('correct') : t('propose')}
      effectTitle={t('effect')}
      effect={effect && <EffectFacts effect={effect} />}
    >
      <PairFields
        pairs={form.pairs}
        errors={errors}
        locked={locked}
        onChange={(pairs) => change.send({ type: 'fields.changed', change: { pairs } })}
      />
      {proposesEnd && <p className="quiet small">{t('endProposed')}</p>}
      <TextField
        required
        name="reason"
        label={t('reason')}
        maxLength={300}
        autoComplete="off"
        value={form.reason}
        error={errors.reason}
        readOnly={locked}
        onChange={(reason) => change.send({ type: 'fields.changed', change: { reason } })}
      />
    </PreviewedSheet>
  );
}
