import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { machineProps, type MachineProps } from './machineProps.ts';

const propsOf = (snapshot: Parameters<typeof machineProps>[0] | undefined) =>
  snapshot && machineProps(snapshot);

/** The same of a machine that runs; it renders only where the state has changed. */
export function useMachineProps<Actor extends AnyActorRef | undefined>(actor: Actor) {
  return useSelector(actor, propsOf, shallowEqual) as Actor extends AnyActorRef ? MachineProps : undefined;
}
