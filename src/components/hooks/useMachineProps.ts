import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { machineProps, type MachineProps } from './machineProps.ts';

const propsOf = (snapshot: Parameters<typeof machineProps>[0] | undefined) =>
  snapshot && machineProps(snapshot);

/** The `machineProps` of a running machine. The component is rendered when its state changes, not with each change of its data. */
export function useMachineProps<Actor extends AnyActorRef | undefined>(actor: Actor) {
  return useSelector(actor, propsOf, shallowEqual) as Actor extends AnyActorRef ? MachineProps : undefined;
}
