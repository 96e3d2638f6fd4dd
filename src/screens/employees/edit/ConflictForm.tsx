import type { RefObject } from 'react';
import {
  differencesOf,
  type Choice,
  type Difference,
} from '#machines/flows/employees/employeeEdit/editConflict.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { EditProps } from './EditForm.tsx';
import { useEditLabels } from './editLabels.ts';
import { useFieldWords } from './fieldWords.ts';
import './conflict.css';
import { Notice } from '#src/components/Notice.tsx';

/** Mine and theirs, field by field: nothing is saved before each is resolved. */
export function ConflictForm({
  snapshot,
  send,
  heading,
}: EditProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useText('employeeRecord');
  const labels = useEditLabels();
  const words = useFieldWords();
  const { base, form, theirs, choices } = snapshot.context;
  if (!base || !form || !theirs) return null;
  const incomplete = snapshot.matches({ conflicting: 'incomplete' });
  const side = ({ field, mineCanBe }: Difference, choice: Choice) => {
    const record = choice === 'mine' ? { ...base, form } : theirs;
    return (
      <label className="conflict-side" data-chosen={choices[field] === choice ? '' : undefined}>
        <input
          type="radio"
          name={field}
          checked={choices[field] === choice}
          disabled={choice === 'mine' && !mineCanBe}
          onChange={() => send({ type: 'choice.made', field, choice })}
        />
        <span>
          <span className="quiet small">{t(choice)}</span>
          {choice === 'mine' && !mineCanBe ? t('cardStays') : words(record, field)}
        </span>
      </label>
    );
  };
  return (
    <form
      className="card wizard"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'conflict.settled', newKey: newId() });
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t('conflictTitle')}
      </h2>
      <p className="quiet">{t('conflictText')}</p>
      {incomplete && (
        <Notice tone="red" role="alert" icon={<AlertIcon />}>
          <strong>{t('conflictOpen')}</strong>
        </Notice>
      )}
      {differencesOf({ base, form, theirs }).map((difference) => (
        <fieldset
          key={difference.field}
          className="conflict-field"
          data-open={incomplete && !choices[difference.field] ? '' : undefined}
        >
          <legend>{labels[difference.field]}</legend>
          {side(difference, 'mine')}
          {side(difference, 'theirs')}
        </fieldset>
      ))}
      <footer className="wizard-foot">
        <Button type="submit" size="3">
          {t('conflictSave')}
        </Button>
      </footer>
    </form>
  );
}
