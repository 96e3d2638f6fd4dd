import { Box, Flex } from '@radix-ui/themes';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Unit } from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import { loadUnits } from '#src/actors/organization/units.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { PlusIcon } from '#src/components/icons.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { naming, UnitNamingDialog } from '#src/components/dialog/UnitNamingDialog.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';

const units = makePage(loadUnits);

export interface UnitFieldProps {
  /** Null for no unit. */
  value: string | null;
  error: string | undefined;
  hint: string;
  locked: boolean;
  onChange: (unitId: string | null) => void;
}

/** Chooses one of the company's open units, or creates another one and chooses it. */
export function UnitField({ value, locked, onChange, ...field }: UnitFieldProps) {
  const lists = useText('lists');
  const t = useText('units');
  const { data, failure, refresh, retry } = usePage(units);
  const name = useActorRef(naming, { inspect });
  const [made, setMade] = useState<readonly Unit[]>([]);
  useEmitted(name, {
    changed: ({ output }) => {
      setMade((before) => [...before, output]);
      onChange(output.id);
    },
    doubtful: refresh,
  });
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />;
  const loaded = data?.filter(({ closed }) => !closed) ?? [];
  const open = [...loaded, ...made.filter(({ id }) => loaded.every((unit) => unit.id !== id))];
  const isKnown = value === null || open.some(({ id }) => id === value);
  return (
    <Flex direction="column" gap="2">
      <SelectField
        {...field}
        label={lists('unit')}
        optional
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
      <Box>
        <Button
          variant="ghost"
          disabled={locked}
          onClick={() => name.send({ type: 'change.chosen', subject: 'new' })}
        >
          <PlusIcon size={18} />
          {t('make')}
        </Button>
      </Box>
      <UnitNamingDialog change={name} />
    </Flex>
  );
}

/** Shows the title of a unit once the units are loaded. */
export function UnitTitle({ id }: { id: string }) {
  const lists = useText('lists');
  const { data } = usePage(units);
  return data ? (data.find((unit) => unit.id === id)?.title ?? lists('unitGone')) : '…';
}
