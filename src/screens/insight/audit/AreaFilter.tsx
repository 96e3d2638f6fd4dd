import { auditAreaNames } from '#domain/audit/subjects.ts';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useText } from '#src/i18n/useText.ts';

interface AreaFilterProps {
  value: string | undefined;
  onChange: (area: string | undefined) => void;
}

/** Entries about one area of the company, or about all. */
export function AreaFilter({ value, onChange }: AreaFilterProps) {
  const t = useText('audit');
  return (
    <SelectField
      label={t('areaLabel')}
      labelHidden
      name="area"
      value={value ?? ''}
      options={[
        { value: '', label: t('anyArea') },
        ...auditAreaNames.map((area) => ({ value: area, label: t(`area.${area}`) })),
      ]}
      onChange={(area) => onChange(area === '' ? undefined : area)}
    />
  );
}
