import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { employeeBulkMachine } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { changeMany } from '#src/actors/employees/changeMany.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';

const machine = employeeBulkMachine.provide({ actors: { sendChange: changeMany } });

/** `onChanged`: some people were changed. `onDoubtful`: the list may be out of date. */
export function useEmployeeBulk({
  onChanged,
  onDoubtful,
}: {
  onChanged: () => void;
  onDoubtful: () => void;
}) {
  const actor = useActorRef(machine, { inspect });
  useEmitted(actor, { changed: onChanged, doubtful: onDoubtful });
  return actor;
}

export type EmployeeBulk = ActorRefFrom<typeof employeeBulkMachine>;
