import type { Unit } from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { loadUnits } from '#src/actors/organization/units.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useText } from '#src/i18n/useText.ts';

const units = pageMachineOf<Unit[]>().provide({ actors: { load: loadUnits } });

export interface UnitFieldProps {
  /** null: in no unit. */
  value: string | null;
  error: string | undefined;
  hint: string;
  locked: boolean;
  onChange: (unitId: string | null) => void;
}

/** Loads the company's open units. Without any there is nothing to choose. */
export function UnitField({ value, locked, onChange, ...field }: UnitFieldProps) {
  const lists = useText('lists');
  const common = useText('common');
  const { data, failure, retry } = usePage(units);
  const open = data?.filter(({ closed }) => !closed) ?? [];
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />;
  if (!open.length && value === null && field.error === undefined) return null;
  const isKnown = value === null || open.some(({ id }) => id === value);
  return (
    <SelectField
      {...field}
      label={lists('unit')}
      note={common('optional')}
      name="unitId"
      disabled={locked}
      value={value ?? ''}
      options={[
        { value: '', label: lists('unitNone') },
        ...open.map(({ id, title }) => ({ value: id, label: title })),
        ...(isKnown ? [] : [{ value, label: data ? lists('unitGone') : '…' }]),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
}

/** For reading, once the units are loaded. */
export function UnitTitle({ id }: { id: string }) {
  const lists = useText('lists');
  const { data } = usePage(units);
  return data ? (data.find((unit) => unit.id === id)?.title ?? lists('unitGone')) : '…';
}
