import { Box, Flex, SegmentedControl, Text } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  scheduleAssigningMachine,
  toggleUnit,
  type AssignForm,
  type Chosen,
} from '#machines/flows/organization/scheduleAssigning/scheduleAssigningMachine.ts';
import { assignSchedule, previewAssignment } from '#src/actors/organization/schedules.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { EffectTable } from '#src/components/EffectTable.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { PreviewedSheet } from '#src/components/dialog/PreviewedSheet.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useFieldText, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { PeopleChoice } from './PeopleChoice.tsx';

const machine = scheduleAssigningMachine.provide({
  actors: { previewChange: previewAssignment, sendChange: assignSchedule },
});

type Assigning = ActorRefFrom<typeof scheduleAssigningMachine>;

/** `refresh` is called whenever what the page shows is out of date. */
export function useAssigning(refresh: () => void): Assigning {
  const t = useText('schedules');
  const change = useActorRef(machine, { inspect });
  useEmitted(change, {
    changed: () => {
      showToast({ tone: 'success', title: t('given') });
      refresh();
    },
    doubtful: refresh,
  });
  return change;
}

interface AssignSheetProps {
  change: Assigning;
  today: CompanyDate | null;
  /** Open units and schedules to choose from: units for a schedule, schedules for a person. */
  units: readonly Chosen[];
  schedules: readonly Chosen[];
}

/** Gives a schedule to people or units, or a person another one, from a day on. */
export function AssignSheet(props: AssignSheetProps) {
  const isOpen = useSelector(props.change, (current) => current.hasTag('asking'));
  return isOpen && <OpenSheet {...props} />;
}

function OpenSheet({ change, today, units, schedules }: AssignSheetProps) {
  const t = useText('schedules');
  const settings = useText('settings');
  const { subject, form, errors, effect } = useSelector(change, ({ context }) => context);
  const locked = useSelector(change, (current) => !current.hasTag('editing'));
  if (!subject) return null;
  const { person, schedule } = subject;
  const set = (values: Partial<AssignForm>) => change.send({ type: 'fields.changed', change: values });
  return (
    <PreviewedSheet
      change={change}
      title={
        person
          ? t('changeTitle', { name: person.name })
          : t('giveTitle', { schedule: schedule?.name ?? t('company') })
      }
      description={t(person ? 'changeText' : schedule === null ? 'giveUpText' : 'giveText')}
      askLabel={settings('preview')}
      confirmLabel={t(person ? 'save' : 'give')}
      effectTitle={settings('effectTitle')}
      effect={effect && <EffectTable effect={effect.changes} together />}
    >
      {person ? (
        <SelectField
          label={t('schedule')}
          name="scheduleId"
          disabled={locked}
          value={form.scheduleId}
          error={errors.scheduleId}
          onChange={(scheduleId) => set({ scheduleId })}
          options={[
            { value: '', label: t('noneOwn') },
            ...schedules.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <SegmentedControl.Root
          aria-label={t('to')}
          value={form.to}
          onValueChange={(to) => !locked && to !== form.to && set({ to: to as AssignForm['to'] })}
        >
          <SegmentedControl.Item value="people">{t('toPeople')}</SegmentedControl.Item>
          <SegmentedControl.Item value="units">{t('toUnits')}</SegmentedControl.Item>
        </SegmentedControl.Root>
      )}
      {!person && form.to === 'people' && (
        <PeopleChoice
          people={form.people}
          error={errors.people}
          locked={locked}
          onChange={(people) => set({ people })}
        />
      )}
      {!person && form.to === 'units' && (
        <UnitChoice
          units={units}
          chosen={form.unitIds}
          error={errors.unitIds}
          locked={locked}
          onChange={(unitIds) => set({ unitIds })}
        />
      )}
      <DateField
        label={t('closeFrom')}
        required
        name="validFrom"
        today={today}
        min={subject.earliest}
        disabled={locked}
        value={form.validFrom}
        error={errors.validFrom}
        onChange={(validFrom) => set({ validFrom })}
      />
    </PreviewedSheet>
  );
}

interface UnitChoiceProps {
  units: readonly Chosen[];
  chosen: readonly string[];
  error: string | undefined;
  locked: boolean;
  onChange: (unitIds: string[]) => void;
}

function UnitChoice({ units, chosen, error, locked, onChange }: UnitChoiceProps) {
  const t = useText('schedules');
  const say = useFieldText();
  const id = useId();
  return (
    <Flex direction="column" gap="1" role="group" aria-labelledby={id}>
      <Text id={id} size="2" weight="bold">
        {t('toUnits')}
      </Text>
      {units.length === 0 && <p className="quiet">{t('noUnits')}</p>}
      <Box maxHeight="240px" overflowY="auto">
        {units.map((unit) => (
          <Flex key={unit.id} align="center" gap="2" minHeight="var(--tap)" asChild>
            <label>
              <input
                type="checkbox"
                name="unitIds"
                aria-invalid={error !== undefined}
                checked={chosen.includes(unit.id)}
                disabled={locked}
                onChange={() => onChange(toggleUnit(chosen, unit.id))}
              />
              {unit.name}
            </label>
          </Flex>
        ))}
      </Box>
      {error && (
        <p className="field-note field-error" data-accent-color="red" role="alert">
          <AlertIcon size={16} />
          {say(error)}
        </p>
      )}
    </Flex>
  );
}
