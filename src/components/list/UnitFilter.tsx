import { formatNumber } from '#domain/format/index.ts';
import { useText } from '#src/i18n/useText.ts';
import { SelectField } from '../form/SelectField.tsx';

interface CountedUnit {
  id: string;
  title: string;
  count?: number;
}

export interface UnitFilterProps {
  /** The id of a unit, or `none`. */
  value: string | undefined;
  /** Undefined until known; units have no counts if rows are not counted. */
  counts: { units: readonly CountedUnit[]; none?: number } | undefined;
  onChange: (unit: string | undefined) => void;
  labelHidden?: boolean | undefined;
}

/** Rows of one unit, with the number of rows in each. Without units there is nothing to choose. */
export function UnitFilter({ value, counts, labelHidden, onChange }: UnitFilterProps) {
  const t = useText('lists');
  const units = counts?.units ?? [];
  if (value === undefined && !units.length) return null;
  const option = (id: string, title: string, count: number | undefined) => ({
    value: id,
    label: count === undefined ? title : `${title} (${formatNumber(count)})`,
  });
  const options = [
    { value: '', label: t('unitAll') },
    ...units.map(({ id, title, count }) => option(id, title, count)),
    ...(counts && (counts.none !== 0 || value === 'none')
      ? [option('none', t('unitNone'), counts.none)]
      : []),
  ];
  const isKnown = value === undefined || options.some((one) => one.value === value);
  return (
    <SelectField
      label={t('unit')}
      labelHidden={labelHidden}
      name="unit"
      value={value ?? ''}
      options={isKnown ? options : [...options, { value, label: counts ? t('unitGone') : '…' }]}
      onChange={(unit) => onChange(unit === '' ? undefined : unit)}
    />
  );
}
