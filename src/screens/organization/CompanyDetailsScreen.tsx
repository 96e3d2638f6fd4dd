import {
  detailsFields,
  detailsOf,
  type DetailsForm,
} from '#machines/flows/organization/detailsSettings/detailsForm.ts';
import { detailsSettingsMachine } from '#machines/flows/organization/detailsSettings/detailsSettingsMachine.ts';
import { saveDetails } from '#src/actors/organization/settings.ts';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { groupAccount } from '#src/components/form/grouping.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Pair } from './settings/Pair.tsx';
import { SectionForm } from './settings/SectionForm.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { sectionActors, useSection } from './settings/useSection.ts';

const machine = detailsSettingsMachine.provide({ actors: { ...sectionActors, saveSection: saveDetails } });

/** The longest code that each field accepts. */
const digits = { tin: 9, mfo: 5, accountCredit: 20, dbibt: 14, ifut: 14, thsht: 14, okpo: 8 } as const;
const keepAsTyped = (text: string) => text;

export default function CompanyDetailsScreen() {
  const t = useText('settings');
  const section = useSection<DetailsForm>(machine);
  const { actor, snapshot, send } = section;
  const { form, errors } = snapshot.context;
  const locked = !snapshot.matches('editing');
  return (
    <SettingsPage title={t('details')} lead={t('detailsLead')} actor={actor}>
      <SectionForm
        section={section}
        labels={detailsFields.map((field) => [field, t(field)] as const)}
        word={(values, field) => values[field]}
        formOf={detailsOf}
        previews={false}
      >
        {form && (
          <>
            <TextField
              label={t('title')}
              required
              name="title"
              maxLength={200}
              readOnly={locked}
              value={form.title}
              error={errors.title}
              onChange={(title) => send({ type: 'fields.changed', change: { title } })}
            />
            <Pair>
              {(['tin', 'mfo'] as const).map((field) => (
                <DigitsField
                  key={field}
                  label={t(field)}
                  required
                  optional={field === 'mfo'}
                  name={field}
                  maxDigits={digits[field]}
                  group={keepAsTyped}
                  readOnly={locked}
                  hint={t(`hint.${field}`)}
                  value={form[field]}
                  error={errors[field]}
                  onChange={(value) => send({ type: 'fields.changed', change: { [field]: value } })}
                />
              ))}
            </Pair>
            <Pair>
              {(['accountCredit', 'dbibt', 'ifut', 'thsht', 'okpo'] as const).map((field) => (
                <DigitsField
                  key={field}
                  label={t(field)}
                  optional
                  name={field}
                  maxDigits={digits[field]}
                  group={field === 'accountCredit' ? groupAccount : keepAsTyped}
                  readOnly={locked}
                  hint={t(`hint.${field}`)}
                  value={form[field]}
                  error={errors[field]}
                  onChange={(value) => send({ type: 'fields.changed', change: { [field]: value } })}
                />
              ))}
            </Pair>
          </>
        )}
      </SectionForm>
    </SettingsPage>
  );
}
