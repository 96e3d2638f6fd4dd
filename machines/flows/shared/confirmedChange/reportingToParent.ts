import { sendParent, type EventObject, type ParameterizedObject } from 'xstate';
import { required } from '#machines/support/required.ts';
import type { confirmedChange } from './confirmedChange.ts';
import type { ChangeContext, ChangeEvent, ChangeForm } from './confirmedChangeSetup.ts';

/** A change for another machine to run: it sends that machine what came of it, instead of emitting. */
export function reportingToParent<Subject, Form extends ChangeForm, Output, Report extends EventObject>(
  machine: ReturnType<typeof confirmedChange<Subject, Form, Output>>,
  reports: { changed: (subject: Subject, output: Output) => Report; doubtful: Report },
) {
  type Context = ChangeContext<Subject, Form, Output>;
  type Event = ChangeEvent<Subject, Form>;
  return machine.provide({
    actions: {
      announceChanged: sendParent<Context, Event, { output: Output }, Report, Event, never>(
        ({ context }, { output }) => reports.changed(required(context.subject, 'subject'), output),
      ),
      announceDoubtful: sendParent<Context, Event, ParameterizedObject['params'], Report, Event, never>(
        reports.doubtful,
      ),
    },
  });
}
