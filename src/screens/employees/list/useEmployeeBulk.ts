import { useActorRef, useSelector } from '@xstate/react';
import {
  employeeBulkMachine,
  type EmployeeBulkEvent,
} from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { changeMany } from '#src/actors/employees/changeMany.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useEmitted } from '#src/components/useEmitted.ts';

const machine = employeeBulkMachine.provide({ actors: { changeMany } });

/** `onChanged`: the rows on the screen are no longer true. `onClosed`: whoever was chosen is done with. */
export function useEmployeeBulk(hooks: { onChanged: () => void; onClosed: () => void }) {
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  useEmitted(actor, { changed: hooks.onChanged, closed: hooks.onClosed });
  return { snapshot, send: (event: EmployeeBulkEvent) => actor.send(event) };
}

export type EmployeeBulk = ReturnType<typeof useEmployeeBulk>;
