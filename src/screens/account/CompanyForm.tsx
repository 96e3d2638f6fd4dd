import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { ORGANIZATION_TITLE_MAX_LENGTH } from '#domain/fields/organizationTitle.ts';
import type { NewOrganizationField } from '#domain/organization.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { groupTin } from '#src/components/form/grouping.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ProfileActor } from './ProfileForm.tsx';

const labels = { title: 'companyTitle', tin: 'tin' } as const;
const fields: readonly NewOrganizationField[] = ['title', 'tin'];

/** The employer's step: title and TIN of the company. */
export function CompanyForm({ actor }: { actor: ProfileActor }) {
  const t = useText('sides');
  const common = useText('common');
  const snapshot = useSelector(actor, (current) => current);
  const { company, companyErrors, failure, refusals } = snapshot.context;
  const founding = snapshot.hasTag('busy');
  const wrong = fields.flatMap((field) => {
    const code = companyErrors[field];
    return code === undefined ? [] : [{ field, label: t(labels[field]), code }];
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'company.submitted', newKey: newId() });
  };
  const field = (name: NewOrganizationField) => ({
    name,
    label: t(labels[name]),
    value: company[name],
    error: companyErrors[name],
    required: true,
    readOnly: founding,
    onChange: (value: string) => {
      if (value !== company[name]) actor.send({ type: 'company.changed', field: name, value });
    },
  });
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <p className="quiet">{t('companyLead')}</p>
      <ErrorSummary errors={wrong} attempt={refusals} />
      {failure && wrong.length === 0 && <FailureNotice failure={failure} />}
      <TextField
        {...field('title')}
        autoComplete="organization"
        maxLength={ORGANIZATION_TITLE_MAX_LENGTH}
        enterKeyHint="next"
      />
      <DigitsField {...field('tin')} maxDigits={9} group={groupTin} hint={t('tinHint')} enterKeyHint="done" />
      <Button type="submit" size="3" loading={founding}>
        {t('found')}
      </Button>
      <Button
        variant="soft"
        color="gray"
        disabled={founding}
        onClick={() => {
          actor.send({ type: 'step.returned' });
        }}
      >
        {common('back')}
      </Button>
      <p className="sr-only" role="status">
        {founding && t('founding')}
      </p>
    </form>
  );
}
