import { Flex, Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatMonth, formatNumber } from '#domain/format/index.ts';
import {
  idsIn,
  isDecided,
  toggleExcepted,
  type unregisteredDaysMachine,
} from '#machines/flows/time/unregisteredDays/unregisteredDaysMachine.ts';
import { useKindName } from '#src/components/time/absence/useKindName.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { Checkbox } from '#src/components/form/Checkbox.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Change = ActorRefFrom<typeof unregisteredDaysMachine>;

/** Asks how to count the missing days of people without an account: of all of them, or of some. */
export function UnregisteredDialog({ change }: { change: Change }) {
  const t = useText('closing');
  const nameOf = useKindName();
  const [language] = useLanguage();
  const { readOnly, ...decision } = useChangeField(change, 'decision');
  const subject = useSelector(change, ({ context }) => context.subject);
  if (!subject) return null;
  const hints = {
    '': undefined,
    absent: t('unregistered.aboutAbsent'),
    notBegun: t('unregistered.aboutNotBegun'),
  };
  return (
    <ChangeDialog
      change={change}
      title={t('unregistered.title', { month: formatMonth(subject.month, language) })}
      text={t('unregistered.text')}
      confirmLabel={t('unregistered.confirm')}
    >
      <SelectField
        {...decision}
        label={t('unregistered.decision')}
        hint={hints[decision.value as keyof typeof hints]}
        disabled={readOnly}
        options={[
          { value: '', label: t('unregistered.choose') },
          { value: 'absent', label: nameOf(subject.unregistered.kind) },
          { value: 'notBegun', label: t('unregistered.notBegun') },
        ]}
      />
      <People change={change} />
    </ChangeDialog>
  );
}

function People({ change }: { change: Change }) {
  const t = useText('closing');
  const fields = useText('fields');
  const { value, error, readOnly, onChange } = useChangeField(change, 'except');
  const form = useSelector(change, ({ context }) => context.form);
  const unregistered = useSelector(change, ({ context }) => context.subject?.unregistered);
  if (!unregistered) return null;
  const { people, total } = unregistered;
  return (
    <fieldset>
      <Text asChild size="2" weight="medium" mb="2">
        <legend>{t('unregistered.people')}</legend>
      </Text>
      <ul className="lines">
        {people.map((person) => {
          const { employeeId, fullName, days, hasBegun } = person;
          const begun = form.decision === 'notBegun' && hasBegun;
          return (
            <Flex key={employeeId} asChild align="center" gap="3">
              <li>
                <Checkbox
                  label={fullName}
                  checked={isDecided(person, form)}
                  disabled={readOnly || begun}
                  onChange={() => onChange(toggleExcepted(value, employeeId))}
                />
                <Flex direction="column" flexGrow="1" minWidth="0">
                  <span>{fullName}</span>
                  {begun && <span className="quiet small">{t('unregistered.entered')}</span>}
                </Flex>
                <span className="quiet small">{t('unregistered.days', { shown: formatNumber(days) })}</span>
              </li>
            </Flex>
          );
        })}
      </ul>
      {total > people.length && (
        <p className="quiet small">
          {t('unregistered.more', { shown: formatNumber(total - people.length) })}
        </p>
      )}
      {error && idsIn(value).length > 0 && (
        <Text asChild color="red" size="2">
          <p role="alert">{fields(error as 'required')}</p>
        </Text>
      )}
    </fieldset>
  );
}
