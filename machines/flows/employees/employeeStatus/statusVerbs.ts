import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { employeeMachine } from '#machines/lifecycles/employeeMachine.ts';
import { legalEvents, reasonRule } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';

/** Verbs of the employee lifecycle that an employer may send. */
export type EmployeeVerb = components['schemas']['EmployeeEvent'];

/** Whether the employer gives a reason, as the transitions of the lifecycle say. */
export const reasonRuleOf = (verb: EmployeeVerb) => reasonRule(employeeMachine, verb);

/** What the lifecycle lets an employer do with a record in this status (spec section 3). */
export const legalVerbs = (status: components['schemas']['EmployeeStatus']): EmployeeVerb[] =>
  legalEvents(employeeMachine, status, 'employer') as EmployeeVerb[];

export type ReasonForm = Record<'reason', string>;

/** `day` is the last working day of a person who leaves, or the first of a person who is rehired; empty for today. */
export type StatusForm = Record<'reason' | 'day', string>;

export const hasDay = (verb: EmployeeVerb): boolean => verb === 'leave' || verb === 'rehire';

/** Field error of the reason; empty when it is valid, or not needed. */
export function reasonErrors({ reason }: ReasonForm, { verb }: { verb: EmployeeVerb }): Partial<ReasonForm> {
  const wanted = reasonRuleOf(verb);
  if (wanted === 'none' || (wanted === 'optional' && reason.trim() === '')) return {};
  const error = firstError(reasonSchema, reason);
  return error === undefined ? {} : { reason: error };
}
