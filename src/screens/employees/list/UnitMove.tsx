import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { unitAssignmentMachine } from '#machines/flows/employees/unitAssignment/unitAssignmentMachine.ts';
import { assignUnit, previewUnit } from '#src/actors/employees/assignUnit.ts';
import { loadUnits } from '#src/actors/organization/units.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { EffectTable } from '#src/components/EffectTable.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ChosenNames } from '#src/components/list/ChosenNames.tsx';
import { PreviewedSheet } from '#src/components/dialog/PreviewedSheet.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = unitAssignmentMachine.provide({
  actors: { previewChange: previewUnit, sendChange: assignUnit },
});
const units = makePage(loadUnits);

export type UnitMove = ActorRefFrom<typeof unitAssignmentMachine>;

/** `onChanged`: people were moved. `onDoubtful`: the list may be out of date. */
export function useUnitMove({ onChanged, onDoubtful }: { onChanged: () => void; onDoubtful: () => void }) {
  const t = useText('employeeList');
  const actor = useActorRef(machine, { inspect });
  useEmitted(actor, {
    changed: ({ subject }) => {
      showToast({ tone: 'success', title: t('unitMove.done', { count: subject.rows.length }) });
      onChanged();
    },
    doubtful: onDoubtful,
  });
  return actor;
}

/** Asks for the unit of the chosen people and the day from which they are in it. */
export function UnitMoveSheet({ move }: { move: UnitMove }) {
  const isOpen = useSelector(move, (current) => current.hasTag('asking'));
  return isOpen && <OpenSheet move={move} />;
}

function OpenSheet({ move }: { move: UnitMove }) {
  const t = useText('employeeList');
  const settings = useText('settings');
  const schedules = useText('schedules');
  const { subject, form, errors, effect } = useSelector(move, ({ context }) => context);
  const locked = useSelector(move, (current) => !current.hasTag('editing'));
  if (!subject) return null;
  const { rows, today } = subject;
  const count = rows.length;
  return (
    <PreviewedSheet
      change={move}
      title={t('unitMove.title', { count })}
      description={t('unitMove.text')}
      askLabel={settings('preview')}
      confirmLabel={t('unitMove.confirm')}
      effectTitle={settings('effectTitle')}
      effect={effect && <EffectTable effect={effect.changes} together />}
    >
      <ChosenNames rows={rows} others={(others) => t('bulk.andOthers', { count: others })} />
      <UnitSelect move={move} locked={locked} />
      <DateField
        label={schedules('closeFrom')}
        required
        name="validFrom"
        today={today}
        disabled={locked}
        value={form.validFrom}
        error={errors.validFrom}
        onChange={(validFrom) => move.send({ type: 'fields.changed', change: { validFrom } })}
      />
    </PreviewedSheet>
  );
}

/** Loads the units when the sheet opens. */
function UnitSelect({ move, locked }: { move: UnitMove; locked: boolean }) {
  const t = useText('employeeList');
  const lists = useText('lists');
  const { data, failure, retry } = usePage(units);
  const value = useSelector(move, ({ context }) => context.form.unitId);
  const error = useSelector(move, ({ context }) => context.errors.unitId);
  const open = data?.filter(({ closed }) => !closed) ?? [];
  return (
    <>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      <SelectField
        required
        name="unitId"
        label={lists('unit')}
        value={value}
        error={error}
        disabled={locked || !data}
        {...(data && !open.length && { hint: t('unitMove.noUnits') })}
        options={[
          { value: '', label: t(data ? 'unitMove.choose' : 'unitMove.loading') },
          ...open.map(({ id, title }) => ({ value: id, label: title })),
          { value: 'none', label: lists('unitNone') },
        ]}
        onChange={(unitId) => move.send({ type: 'fields.changed', change: { unitId } })}
      />
    </>
  );
}
