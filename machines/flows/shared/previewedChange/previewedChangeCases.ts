import { defineCases, type MachineCases, type StepFacts } from '#machines/support/cases.ts';
import type { Failure } from '#machines/support/failure.ts';
import { refusal } from '../confirmedChange/confirmedChangeCases.ts';
import type { previewedChange } from './previewedChange.ts';
import type { PreviewedContext, PreviewedSend } from './previewedChangeSetup.ts';

interface PreviewedCases<Subject, Form, Effect, Output> {
  subjects: Record<string, Subject>;
  /** Values worth telling apart. */
  changes: Record<string, Partial<Form>>;
  effect: Effect;
  /** One that is not worth confirming, where there are such. */
  nothing?: Effect;
  answers: Record<string, Output>;
  /** A refusal of the whole, and one at a field, with their codes. */
  refused: string;
  atField: Record<string, string>;
  /** Checks every request that is sent; returns a sentence if it breaks a rule. */
  wrongly: (input: PreviewedSend<Subject, Form, Effect>) => string | undefined;
}

/** Cases of a machine made by `previewedChange`, and the rules that hold for all of them. */
export function previewedChangeCases<Subject, Form extends object, Effect, Output>(
  machine: ReturnType<typeof previewedChange<Subject, Form, Effect, Output>>,
  parts: PreviewedCases<Subject, Form, Effect, Output>,
) {
  const { subjects, changes, effect, nothing, answers, refused, atField, wrongly } = parts;
  const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
  const failures: Record<string, Failure> = {
    network: { kind: 'network' },
    refused: refusal(409, refused),
    atField: refusal(422, Object.values(atField)[0]!, atField),
  };
  const errors = mapValues(failures, (failure) => ({ error: { failure } }));
  const cases = {
    'change.chosen': mapValues(subjects, (subject) => ({ subject })),
    'fields.changed': mapValues(changes, (change) => ({ change })),
    'effect.asked': { default: {} },
    'change.confirmed': { default: { newKey: 'first key' } },
    'change.retried': { default: {} },
    'change.dismissed': { default: {} },
    'xstate.done.actor.previewChange': {
      default: { output: effect },
      ...(nothing && { nothing: { output: nothing } }),
    },
    'xstate.error.actor.previewChange': errors,
    'xstate.done.actor.sendChange': mapValues(answers, (output) => ({ output })),
    'xstate.error.actor.sendChange': errors,
  };
  return defineCases(machine, {
    inputs: { default: undefined },
    cases,
    goal: 'transitions',
    invariant: (
      { value, context }: { value: unknown; context: PreviewedContext<Subject, Form, Effect> },
      { calls, event }: StepFacts,
    ) => {
      const sends = calls.filter(({ src }) => src === 'sendChange');
      const [before, now] = sends.slice(-2);
      const last = now ?? before;
      if ((value === 'sending') !== (last?.status === 'running'))
        return 'a request is under way exactly while sending';
      if (value === 'confirming' && context.effect === null)
        return 'a change is confirmed without its effect';
      if (value !== 'sending' || !last) return undefined;
      const input = last.input as PreviewedSend<Subject, Form, Effect>;
      if (!input.idempotencyKey) return 'a change was sent without its key';
      if (context.effect === null) return 'a change was sent whose effect was not seen';
      if (event?.type === 'change.retried' && JSON.stringify(before?.input) !== JSON.stringify(input))
        return 'a retry is another request, or has another key';
      return wrongly(input);
    },
  } as unknown as MachineCases<typeof machine>);
}
