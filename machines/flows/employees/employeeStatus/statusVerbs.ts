import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';

/** Verbs of the employee lifecycle that an employer may send. */
export type EmployeeVerb = components['schemas']['EmployeeEvent'];

/** Blocking and ending employment require a reason; the reverse may have one. */
export const reasonRule: Record<EmployeeVerb, 'required' | 'optional' | 'none'> = {
  block: 'required',
  leave: 'required',
  rehire: 'optional',
  unblock: 'none',
};

/** What the lifecycle lets an employer do with a record in this status (spec section 3). */
export const legalVerbs = (status: components['schemas']['EmployeeStatus']): EmployeeVerb[] =>
  legalEvents(employeeMachine, status, 'employer') as EmployeeVerb[];

/** Field error code of a reason; null when it is valid. */
export function reasonProblemOf({ verb, reason }: { verb: EmployeeVerb; reason: string }): string | null {
  const wanted = reasonRule[verb];
  if (wanted === 'none' || (wanted === 'optional' && reason.trim() === '')) return null;
  return firstError(reasonSchema, reason) ?? null;
}
