import type { AnyStateMachine } from 'xstate';
import { reasonRule } from '#machines/lifecycles/lifecycle.ts';
import { fieldRefused } from '../http/problem.ts';

export const reasonRequired = (pointer = '/reason') => fieldRefused(pointer, 'reasonRequired');

/** The reason to store, null when there is none. Throws 400 at `pointer` when the lifecycle requires one for the event. */
export function reasonGiven(
  machine: AnyStateMachine,
  event: string,
  reason: string | undefined,
  pointer?: string,
): string | null {
  const given = reason?.trim() || null;
  if (given === null && reasonRule(machine, event) === 'required') throw reasonRequired(pointer);
  return given;
}
