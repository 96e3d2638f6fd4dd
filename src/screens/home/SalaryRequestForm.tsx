import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatMoney, maskCard } from '#domain/format/index.ts';
import type { salaryRequestMachine } from '#machines/flows/money/salaryRequest/salaryRequestMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { MoneyField } from '#src/components/form/MoneyField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Actor = ActorRefFrom<typeof salaryRequestMachine>;

export function SalaryRequestForm({ actor, onSubmit }: { actor: Actor; onSubmit: () => void }) {
  const t = useText('home');
  const [language] = useLanguage();
  const { salary, cards, cardId, amount, amountProblem, note, noteProblem, failure } = useSelector(
    actor,
    (current) => current.context,
  );
  const unsent = useSelector(actor, (current) => current.matches('unsent'));
  const editing = useSelector(actor, (current) => current.matches('editing'));
  if (!salary) return null;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (editing || unsent) onSubmit();
      }}
    >
      <MoneyField
        label={t('amount')}
        required
        name="amount"
        value={amount}
        disabled={!editing}
        error={amountProblem ?? undefined}
        hint={t('amountHint', {
          minimum: formatMoney(salary.minimumRequest, language),
          enabled: formatMoney(salary.enabled, language),
        })}
        onChange={(next) => actor.send({ type: 'amount.changed', amount: next })}
      />
      <Button
        type="button"
        variant="soft"
        size="2"
        disabled={!editing}
        onClick={() => actor.send({ type: 'amount.allChosen' })}
      >
        {t('takeAll', { amount: formatMoney(salary.enabled, language) })}
      </Button>
      <TextField
        label={t('note')}
        optional
        name="note"
        value={note}
        maxLength={300}
        disabled={!editing}
        error={noteProblem ?? undefined}
        onChange={(next) => actor.send({ type: 'note.changed', note: next })}
      />
      {cards.length > 1 ? (
        <SelectField
          label={t('card')}
          name="card"
          value={cardId ?? salary.card.id}
          disabled={!editing}
          options={cards.map((card) => ({ value: card.id, label: maskCard(card) }))}
          onChange={(next) => actor.send({ type: 'card.chosen', cardId: next })}
        />
      ) : (
        <p className="quiet small">{t('toCard', { card: maskCard(salary.card) })}</p>
      )}
      <p className="quiet small">{t('consent')}</p>
      {unsent && failure && <FailureNotice failure={failure} />}
      <button type="submit" hidden />
    </form>
  );
}
