import { ALLOWED_PERCENT_BOUNDS } from '#domain/accrual.ts';
import { companyDate, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMoney, formatNumber } from '#domain/format/index.ts';
import { salaryBases, taxRatesOf } from '#domain/incomeTax.ts';
import type { Tiyin } from '#domain/money.ts';
import {
  chooseBasis,
  basisOf,
  payFields,
  payOf,
  type PayForm,
} from '#machines/flows/organization/paySettings/payForm.ts';
import { paySettingsMachine } from '#machines/flows/organization/paySettings/paySettingsMachine.ts';
import { previewPay, savePay } from '#src/actors/organization/settings.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { MoneyField } from '#src/components/form/MoneyField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { NumberField } from './settings/NumberField.tsx';
import { PayDates } from './settings/PayDates.tsx';
import { PlannedVersions } from './settings/PlannedVersions.tsx';
import { Pair } from './settings/Pair.tsx';
import { SectionForm } from './settings/SectionForm.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { sectionActors, useSection } from './settings/useSection.ts';

const machine = paySettingsMachine.provide({
  actors: { ...sectionActors, previewEffect: previewPay, saveSection: savePay },
});
const days = Array.from({ length: 31 }, (_, index) => String(index + 1));

export default function PayRulesScreen() {
  const t = useText('settings');
  const [language] = useLanguage();
  const section = useSection<PayForm>(machine);
  const { actor, snapshot, send } = section;
  const { form, errors, settings } = snapshot.context;
  const locked = !snapshot.matches('editing');
  const change = (fields: Partial<PayForm>) => send({ type: 'fields.changed', change: fields });
  const { income, pension } = taxRatesOf(monthOf(companyDate(Date.now())));
  const taxPercents = { income: formatNumber(income / 10), pension: formatNumber(pension / 10) };
  const dayWord = (day: string | null) =>
    day === null || day === ''
      ? t('empty')
      : day === 'byRequest' || day === 'lastDay'
        ? t(day)
        : t('dayOfMonth', { day });
  const named = days.map((day) => ({ value: day, label: dayWord(day) }));
  const money = (tiyin: Tiyin | null) => (tiyin === null ? t('empty') : formatMoney(tiyin, language));
  const describeField = (values: PayForm, field: keyof PayForm): string => {
    if (field === 'balanceLimit') return money(values.balanceLimit);
    if (field === 'advanceDay' || field === 'salaryDay') return dayWord(values[field]);
    if (field === 'salaryBasis') return settings ? t(`basis.${basisOf(values, settings)}`) : '';
    return values[field] ?? '';
  };
  return (
    <SettingsPage title={t('pay')} lead={t('payLead')} actor={actor}>
      <SectionForm
        section={section}
        labels={payFields.map((field) => [field, t(field)] as const)}
        word={describeField}
        formOf={payOf}
        previews
      >
        {form && settings && (
          <>
            <Pair>
              <SelectField
                label={t('advanceDay')}
                required
                name="advanceDay"
                disabled={locked}
                hint={t('advanceDayHint')}
                value={form.advanceDay}
                error={errors.advanceDay}
                options={[
                  ...(form.advanceDay === '' ? [{ value: '', label: t('choose') }] : []),
                  { value: 'byRequest', label: t('byRequest') },
                  ...named,
                  { value: 'lastDay', label: t('lastDay') },
                ]}
                onChange={(advanceDay) => change({ advanceDay })}
              />
              <SelectField
                label={t('salaryDay')}
                required
                name="salaryDay"
                disabled={locked}
                value={form.salaryDay}
                error={errors.salaryDay}
                options={[...(form.salaryDay === '' ? [{ value: '', label: t('choose') }] : []), ...named]}
                onChange={(salaryDay) => change({ salaryDay })}
              />
              {(['advancePercent', 'allowedPercent'] as const).map((field) => (
                <NumberField
                  key={field}
                  label={t(field)}
                  required
                  name={field}
                  unit={t('percentSign')}
                  readOnly={locked}
                  hint={t(`hint.${field}`, ALLOWED_PERCENT_BOUNDS)}
                  value={form[field]}
                  error={errors[field]}
                  onChange={(value) => change({ [field]: value })}
                />
              ))}
            </Pair>
            <MoneyField
              label={t('balanceLimit')}
              required
              name="balanceLimit"
              readOnly={locked}
              hint={t('balanceLimitHint')}
              value={form.balanceLimit}
              error={errors.balanceLimit}
              onChange={(balanceLimit) => change({ balanceLimit })}
            />
            <SelectField
              label={t('salaryBasis')}
              name="salaryBasis"
              disabled={locked}
              hint={t(`basisHint.${basisOf(form, settings)}`, taxPercents)}
              value={basisOf(form, settings)}
              error={errors.salaryBasis}
              options={salaryBases.map((basis) => ({ value: basis, label: t(`basis.${basis}`) }))}
              onChange={(value) => {
                const basis = salaryBases.find((one) => one === value)!;
                change(chooseBasis(form, settings, basis));
              }}
            />
            <DateField
              label={t('validFrom')}
              required
              name="validFrom"
              today={settings.today}
              min={settings.earliest}
              disabled={locked}
              hint={t('validFromHint', { date: formatDate(settings.earliest, language) })}
              value={form.validFrom}
              error={errors.validFrom}
              onChange={(validFrom: CompanyDate | null) => change({ validFrom })}
            />
          </>
        )}
      </SectionForm>
      {settings && (
        <>
          <section className="card stack">
            <h2>{t('payDays')}</h2>
            <PayDates dates={settings.payDates} />
          </section>
          <PlannedVersions
            section="pay"
            version={settings.pay.version}
            since={settings.pay.current.validFrom}
            planned={settings.pay.planned.map((one) => ({
              validFrom: one.validFrom,
              words: [
                `${t('kindAdvance')}: ${dayWord(one.advanceDay)}, ${one.advancePercent} %`,
                `${t('kindSalary')}: ${dayWord(one.salaryDay === null ? null : String(one.salaryDay))}`,
                `${t('allowedPercent')}: ${one.allowedPercent} %`,
                `${t('balanceLimit')}: ${money(one.balanceLimit as Tiyin | null)}`,
                `${t('salaryBasis')}: ${t(`basis.${one.salaryBasis}`)}`,
              ].join(' · '),
            }))}
            onWithdrawn={(left) => send({ type: 'settings.replaced', settings: left })}
          />
        </>
      )}
    </SettingsPage>
  );
}
