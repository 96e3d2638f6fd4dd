import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';

/** Verbs of the employee lifecycle that an employer may send. */
export type EmployeeVerb = components['schemas']['EmployeeEvent'];

/** Taking someone away from work wants a reason; giving it back may have one. */
export const reasonRule: Record<EmployeeVerb, 'required' | 'optional' | 'none'> = {
  block: 'required',
  leave: 'required',
  rehire: 'optional',
  unblock: 'none',
};

/** What an employer may do with a record in this status, by its lifecycle (spec section 3). */
export const legalVerbs = (status: components['schemas']['EmployeeStatus']): EmployeeVerb[] =>
  legalEvents(employeeMachine, status, 'employer') as EmployeeVerb[];

/** What is wrong with a reason, as a field's code; null when nothing is. */
export function reasonProblemOf({ verb, reason }: { verb: EmployeeVerb; reason: string }): string | null {
  const wanted = reasonRule[verb];
  if (wanted === 'none' || (wanted === 'optional' && reason.trim() === '')) return null;
  return firstError(reasonSchema, reason) ?? null;
}
