import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/format/index.ts';
import type { DecisionForm } from '#machines/flows/time/decisionChange/decisionChangeMachine.ts';
import { PreviewedSheet } from '#src/components/dialog/PreviewedSheet.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { EffectFacts } from '../EffectFacts.tsx';
import type { DecisionChange } from './useDecisionChange.ts';

/** The sheet for another decision on a day: the decision, its reason and its effect. */
export default function DecisionSheet({ change }: { change: DecisionChange }) {
  const t = useText('dayChange');
  const words = useText('settlement');
  const decided = useText('attendance');
  const [language] = useLanguage();
  const { subject, form, errors, effect } = useSelector(change, ({ context }) => context);
  const locked = useSelector(change, (current) => !current.hasTag('editing'));
  if (!subject) return null;
  const { employee, date, was, events } = subject;
  const day = `${formatDate(date, language, 'dayMonth')}, ${formatDate(date, language, 'weekday')}`;
  const set = (values: Partial<DecisionForm>) => change.send({ type: 'fields.changed', change: values });
  return (
    <PreviewedSheet
      change={change}
      title={t('decideTitle')}
      description={`${employee.name}. ${day}`}
      askLabel={t('showEffect')}
      confirmLabel={t('decide')}
      effectTitle={t('effect')}
      effect={effect && <EffectFacts effect={effect} />}
    >
      <p>{t('decidedNow', { decision: decided(`decided.${was}`) })}</p>
      <SelectField
        required
        name="event"
        label={t('decision')}
        value={form.event}
        error={errors.event}
        disabled={locked}
        options={[
          { value: '', label: t('chooseDecision') },
          ...events.map((event) => ({ value: event, label: words(`verb.${event}`) })),
        ]}
        onChange={(event) => set({ event: event as DecisionForm['event'] })}
      />
      <TextField
        required
        name="reason"
        label={t('whyDecided')}
        hint={t('employeeReads')}
        maxLength={300}
        autoComplete="off"
        value={form.reason}
        error={errors.reason}
        readOnly={locked}
        onChange={(reason) => set({ reason })}
      />
    </PreviewedSheet>
  );
}
