import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { identityWarnings, type IdentityField } from '#domain/employee.ts';
import { normalisePassportSerialNumber } from '#domain/fields/passportSerialNumber.ts';
import { pinflFacts } from '#domain/fields/pinfl.ts';
import { formatDate } from '#domain/format/index.ts';
import type { profileCreationMachine } from '#machines/flows/account/profileCreation/profileCreationMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { groupPinfl } from '#src/components/form/grouping.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

export type ProfileActor = ActorRefFrom<typeof profileCreationMachine>;

/** In the order they stand on the screen. */
const fields: readonly IdentityField[] = ['lastName', 'firstName', 'passportSerialNumber', 'pinfl'];

/** Name, passport and PINFL: the same rules as in hiring, warnings never block. */
export function ProfileForm({ actor }: { actor: ProfileActor }) {
  const t = useText('account');
  const [language] = useLanguage();
  const snapshot = useSelector(actor, (current) => current);
  const { form, errors, failure, refusals, side } = snapshot.context;
  const saving = snapshot.hasTag('busy');
  const birthDate = pinflFacts(form.pinfl)?.birthDate;
  const wrong = fields.flatMap((field) => {
    const code = errors[field];
    return code === undefined ? [] : [{ field, label: t(field), code }];
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
  };
  const change = (field: IdentityField, value: string) => {
    if (value !== form[field]) actor.send({ type: 'field.changed', field, value });
  };
  const field = (name: IdentityField) => ({
    name,
    label: t(name),
    value: form[name],
    error: errors[name],
    required: true,
    readOnly: saving,
    onChange: (value: string) => {
      change(name, value);
    },
  });
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <p className="quiet">{t(side === 'employer' ? 'step.ownerLead' : 'step.profileLead')}</p>
      <ErrorSummary errors={wrong} attempt={refusals} />
      {failure && wrong.length === 0 && <FailureNotice failure={failure} />}
      <TextField
        {...field('lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={60}
        enterKeyHint="next"
      />
      <TextField
        {...field('firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={60}
        enterKeyHint="next"
      />
      <TextField
        {...field('passportSerialNumber')}
        hint={t('passportHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        enterKeyHint="next"
        onBlur={() => {
          change('passportSerialNumber', normalisePassportSerialNumber(form.passportSerialNumber));
        }}
      />
      <DigitsField
        {...field('pinfl')}
        maxDigits={14}
        group={groupPinfl}
        hint={birthDate ? t('bornOn', { date: formatDate(birthDate, language) }) : t('pinflHint')}
        warning={identityWarnings(form).pinfl}
        enterKeyHint="done"
      />
      <Button type="submit" size="3" loading={saving}>
        {t('step.save')}
      </Button>
      <p className="sr-only" role="status">
        {saving && t('step.saving')}
      </p>
    </form>
  );
}
