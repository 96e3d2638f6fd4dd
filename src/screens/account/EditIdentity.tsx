import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { identityWarnings, type IdentityField } from '#domain/employee.ts';
import { normalisePassportSerialNumber } from '#domain/fields/passportSerialNumber.ts';
import type { profileSettingsMachine } from '#machines/flows/account/profileSettings/profileSettingsMachine.ts';
import { AskLeaving } from '#src/components/dialog/AskLeaving.tsx';
import { Button } from '#src/components/Button.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { FieldGroup } from '#src/components/form/FieldGroup.tsx';
import { groupPinfl } from '#src/components/form/grouping.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';

/** In the order of the screen. */
const fields = ['lastName', 'firstName', 'passportSerialNumber', 'pinfl'] as const;

export function EditIdentity({ actor }: { actor: ActorRefFrom<typeof profileSettingsMachine> }) {
  const t = useText('personal');
  const common = useText('common');
  const snapshot = useSelector(actor, (current) => current);
  const { form, errors, failure, refusals, facts } = snapshot.context;
  const saving = snapshot.hasTag('busy');
  const kept = facts?.account;
  const isChanged = fields.some((name) => form[name] !== (kept?.[name] ?? ''));
  const pinflFixed = facts?.pinflFixed ?? false;
  const labels: Record<IdentityField, string> = {
    lastName: t('profile.lastName'),
    firstName: t('profile.firstName'),
    passportSerialNumber: t('profile.passport'),
    pinfl: t('profile.pinfl'),
  };
  const wrong = fields.flatMap((field) => {
    const code = errors[field];
    return code === undefined ? [] : [{ field, label: labels[field], code }];
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
    label: labels[name],
    value: form[name],
    error: errors[name],
    required: true,
    readOnly: saving,
    onChange: (value: string) => {
      change(name, value);
    },
  });
  return (
    <form className="card stack" noValidate onSubmit={submit} aria-labelledby="edit-identity">
      {isChanged && (
        <AskLeaving
          title={t('profile.leaveTitle')}
          text={t('profile.leaveText')}
          confirmLabel={t('profile.leave')}
        />
      )}
      <h2 id="edit-identity">{t('profile.facts')}</h2>
      <ErrorSummary errors={wrong} attempt={refusals} />
      {failure && wrong.length === 0 && <FailureNotice failure={failure} />}
      <FieldGroup>
        <TextField {...field('lastName')} autoComplete="family-name" autoCapitalize="words" maxLength={60} />
        <TextField {...field('firstName')} autoComplete="given-name" autoCapitalize="words" maxLength={60} />
        <TextField
          {...field('passportSerialNumber')}
          hint={t('profile.passportHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          onBlur={() => {
            change('passportSerialNumber', normalisePassportSerialNumber(form.passportSerialNumber));
          }}
        />
        <DigitsField
          {...field('pinfl')}
          readOnly={saving || pinflFixed}
          maxDigits={14}
          group={groupPinfl}
          hint={pinflFixed ? t('profile.pinflFixedNote') : t('profile.pinflHint')}
          warning={pinflFixed ? undefined : identityWarnings(form).pinfl}
        />
      </FieldGroup>
      <footer className="row foot form-foot">
        <Button type="submit" size="3" loading={saving}>
          {t('profile.save')}
        </Button>
        <Button
          size="3"
          variant="soft"
          color="gray"
          disabled={saving}
          onClick={() => {
            actor.send({ type: 'editing.cancelled' });
          }}
        >
          {common('cancel')}
        </Button>
      </footer>
    </form>
  );
}
