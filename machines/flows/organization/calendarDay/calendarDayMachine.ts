import { assign, emit, setup } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { required } from '#machines/support/required.ts';
import type { CalendarForm } from '../calendarYear/calendarForm.ts';
import {
  dayErrors,
  dayOf,
  findLock,
  wordsOf,
  type DayErrors,
  type DayForm,
  type DayInput,
} from './dayForm.ts';

interface Context {
  input: DayInput | null;
  form: DayForm | null;
  errors: DayErrors;
}

type Event =
  /** Null: the date is typed. */
  | { type: 'day.chosen'; date: CompanyDate | null; input: DayInput }
  | { type: 'fields.changed'; change: Partial<DayForm> }
  | { type: 'day.submitted' }
  /** Removes the company's exception for the date. */
  | { type: 'day.takenBack' }
  | { type: 'day.closed' };

/** A day of the calendar: why it is what it is, and what it is to be in the draft. */
export const calendarDayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'given'; change: Partial<CalendarForm> },
    transitionMeta: {} as { spec: string },
  },
  guards: {
    isLocked: (_, { date, input }: { date: CompanyDate | null; input: DayInput }) =>
      date !== null && findLock(input, date) !== undefined,
    isOwn: ({ context: { input, form } }) => !!form?.date && (input?.draft[form.date] ?? null) !== null,
    wrong: ({ context }) =>
      Object.keys(dayErrors(required(context.input, 'input'), formIn(context))).length > 0,
  },
  actions: {
    show: assign((_, { date, input }: { date: CompanyDate | null; input: DayInput }) => ({
      input,
      form: dayOf(input, date),
      errors: {},
    })),
    keepFields: assign(({ context }, { change }: { change: Partial<DayForm> }) => {
      const errors = { ...context.errors };
      for (const field of Object.keys(change) as (keyof DayForm)[]) delete errors[field];
      return { form: { ...formIn(context), ...change }, errors };
    }),
    nameErrors: assign({
      errors: ({ context }) => dayErrors(required(context.input, 'input'), formIn(context)),
    }),
    give: emit(({ context }) => ({
      type: 'given' as const,
      change: wordsOf(required(context.input, 'input'), formIn(context)),
    })),
    giveBack: emit(({ context }) => ({
      type: 'given' as const,
      change: { [required(formIn(context).date, 'date')]: null },
    })),
    forget: assign({ input: null, form: null, errors: {} }),
  },
}).createMachine({
  id: 'calendarDay',
  options: { maxIterations: 1000 },
  context: { input: null, form: null, errors: {} },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'day.chosen': [
          {
            guard: { type: 'isLocked', params: ({ event }) => event },
            target: 'viewing',
            actions: { type: 'show', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'show', params: ({ event }) => event } },
        ],
      },
    },
    /** A day of a closed month, or before the company was founded: only its explanation is shown. */
    viewing: { on: { 'day.closed': { target: 'closed' } } },
    editing: {
      on: {
        'fields.changed': { actions: { type: 'keepFields', params: ({ event }) => event } },
        'day.submitted': [
          { guard: 'wrong', actions: 'nameErrors', meta: { spec: '5' } },
          { target: 'closed', actions: 'give', meta: { spec: '2' } },
        ],
        'day.takenBack': { guard: 'isOwn', target: 'closed', actions: 'giveBack' },
        'day.closed': { target: 'closed' },
      },
    },
  },
});

function formIn({ form }: Context): DayForm {
  return required(form, 'form');
}
