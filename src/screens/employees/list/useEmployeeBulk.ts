import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  employeeBulkMachine,
  type EmployeeBulkEvent,
} from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { changeMany } from '#src/actors/employees/changeMany.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = employeeBulkMachine.provide({ actors: { changeMany } });

/** `onChanged`: the rows on the screen are no longer true. `onClosed`: whoever was chosen is done with. */
export function useEmployeeBulk(hooks: { onChanged: () => void; onClosed: () => void }) {
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const told = useRef(hooks);
  useEffect(() => {
    told.current = hooks;
  });
  useEffect(() => {
    const changed = actor.on('changed', () => told.current.onChanged());
    const closed = actor.on('closed', () => told.current.onClosed());
    return () => {
      changed.unsubscribe();
      closed.unsubscribe();
    };
  }, [actor]);
  return { snapshot, send: (event: EmployeeBulkEvent) => actor.send(event) };
}

export type EmployeeBulk = ReturnType<typeof useEmployeeBulk>;
