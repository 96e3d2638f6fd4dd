import { defineCases, type MachineCases } from '#machines/support/cases.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { confirmedChange } from './confirmedChange.ts';
import type { ChangeForm, ChangeInput } from './confirmedChangeSetup.ts';

type ConfirmedChange<Subject, Form extends ChangeForm, Output> = ReturnType<
  typeof confirmedChange<Subject, Form, Output>
>;

export const refusal = (status: number, code: string, fields: Record<string, string> = {}): Failure => ({
  kind: 'problem',
  status,
  code,
  fields,
});

interface ChangeCases<Subject, Form extends ChangeForm, Output> {
  subjects: Record<string, Subject>;
  /** Values worth telling apart, when there is a form. */
  fields?: Record<string, { field: keyof Form & string; value: string }>;
  answers: Record<string, Output>;
  /** Beside no answer, the first request still running, and a missing permission. */
  refusals?: Record<string, Failure>;
  reports?: boolean;
  goal?: 'edges' | 'transitions';
  /** Checks every request that is sent; returns a sentence if it breaks a rule. */
  wrongly?: (input: ChangeInput<Subject, Form>) => string | undefined;
}

/** Cases of a machine made by `confirmedChange`, and the rules that hold for all of them. */
export function confirmedChangeCases<Subject, Form extends ChangeForm, Output>(
  machine: ConfirmedChange<Subject, Form, Output>,
  { subjects, fields, answers, refusals = {}, reports, goal, wrongly }: ChangeCases<Subject, Form, Output>,
) {
  const failures: Record<string, Failure> = {
    network: { kind: 'network' },
    running: refusal(409, 'requestRunning'),
    forbidden: refusal(403, 'forbidden'),
    ...refusals,
  };
  const cases = {
    'change.chosen': mapValues(subjects, (subject) => ({ subject })),
    ...(fields && { 'field.changed': fields }),
    'change.confirmed': { default: { newKey: 'first key' } },
    'change.retried': { default: {} },
    ...(reports && { 'remaining.retried': { default: { newKey: 'second key' } } }),
    'change.dismissed': { default: {} },
    'xstate.done.actor.sendChange': mapValues(answers, (output) => ({ output })),
    'xstate.error.actor.sendChange': mapValues(failures, (failure) => ({ error: { failure } })),
  };
  return defineCases(machine, {
    inputs: { default: undefined },
    cases,
    ...(goal && { goal }),
    invariant: ({ value }, { calls, event }) => {
      const [before, now] = calls.slice(-2);
      const last = now ?? before;
      if ((value === 'sending') !== (last?.status === 'running'))
        return 'a request is under way exactly while sending';
      if (value !== 'sending' || !last) return undefined;
      const input = last.input as ChangeInput<Subject, Form>;
      if (!input.idempotencyKey) return 'a change was sent without its key';
      if (event?.type === 'change.retried' && JSON.stringify(before?.input) !== JSON.stringify(input))
        return 'a retry is another request, or has another key';
      return wrongly?.(input);
    },
  } as MachineCases<typeof machine>);
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
