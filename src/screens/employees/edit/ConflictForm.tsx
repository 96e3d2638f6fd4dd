import { Flex, Grid } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import {
  differencesOf,
  type Choice,
  type Difference,
} from '#machines/flows/employees/employeeEdit/editConflict.ts';
import type { EditField, EditRecord } from '#machines/flows/employees/employeeEdit/editForm.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { EditProps } from './EditForm.tsx';
import { UnitTitle } from '../UnitField.tsx';
import { useEditLabels } from './editLabels.ts';
import { useFieldWords } from './fieldWords.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** Shows mine and theirs, field by field. Nothing is saved before each field is resolved. */
export function ConflictForm({
  actor,
  heading,
}: EditProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useText('employeeRecord');
  const labels = useEditLabels();
  const words = useFieldWords();
  const lists = useText('lists');
  const { base, form, theirs, choices } = useSelector(actor, ({ context }) => context);
  const incomplete = useSelector(actor, (current) => current.matches({ conflicting: 'incomplete' }));
  if (!base || !form || !theirs) return null;
  const showValue = (record: EditRecord, field: EditField) => {
    if (field !== 'unitId') return words(record, field);
    const { unitId } = record.form;
    return unitId === null ? lists('unitNone') : <UnitTitle id={unitId} />;
  };
  const renderSide = ({ field, mineCanBe }: Difference, choice: Choice) => {
    const record = choice === 'mine' ? { ...base, form } : theirs;
    return (
      <Flex asChild align="center" gap="3" p="3">
        <label className="choice">
          <input
            type="radio"
            name={field}
            checked={choices[field] === choice}
            disabled={choice === 'mine' && !mineCanBe}
            onChange={() => actor.send({ type: 'choice.made', field, choice })}
          />
          <Grid asChild minWidth="0">
            <span>
              <span className="quiet small">{t(choice)}</span>
              {choice === 'mine' && !mineCanBe ? t('cardStays') : showValue(record, field)}
            </span>
          </Grid>
        </label>
      </Flex>
    );
  };
  return (
    <form
      className="card stack wizard"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'conflict.settled', newKey: newId() });
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
        <Grid asChild key={difference.field} columns="2" gap="2">
          <fieldset data-invalid={incomplete && !choices[difference.field] ? '' : undefined}>
            <legend>{labels[difference.field]}</legend>
            {renderSide(difference, 'mine')}
            {renderSide(difference, 'theirs')}
          </fieldset>
        </Grid>
      ))}
      <footer className="row foot form-foot">
        <Button type="submit" size="3">
          {t('conflictSave')}
        </Button>
      </footer>
    </form>
  );
}
