import type { CompanyDate } from '#domain/calendar/index.ts';
import { previewedChange } from '#machines/flows/shared/previewedChange/previewedChange.ts';
import type {
  PreviewedErrors,
  PreviewedInput,
  PreviewedSend,
} from '#machines/flows/shared/previewedChange/previewedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { dayErrors } from '../scheduleClosing/scheduleClosingMachine.ts';

export interface Chosen {
  id: string;
  name: string;
}

/** A schedule to give to people or units, or a person whose schedule is changed. */
export interface AssignedSubject {
  /** Null: the company's default replaces the assigned schedule. */
  schedule: Chosen | null;
  person: Chosen | null;
  /** The suggested day, and the earliest that may be chosen. */
  usual: CompanyDate;
  earliest: CompanyDate;
}

export interface AssignForm {
  /** Empty for none of their own. */
  scheduleId: string;
  to: 'people' | 'units';
  people: readonly Chosen[];
  unitIds: readonly string[];
  validFrom: CompanyDate | null;
}

type Schemas = components['schemas'];
export type AssignmentEffect = Schemas['AssignmentEffect'];
export type Assigned = Schemas['Assigned'];
export type PreviewAssignInput = PreviewedInput<AssignedSubject, AssignForm>;
export type AssignInput = PreviewedSend<AssignedSubject, AssignForm, AssignmentEffect>;

/** Adds a person or, if chosen already, removes them. */
export const togglePerson = (people: readonly Chosen[], person: Chosen): Chosen[] => {
  const others = people.filter(({ id }) => id !== person.id);
  return others.length < people.length ? others : [...others, person];
};

export const toggleUnit = (unitIds: readonly string[], id: string): string[] =>
  unitIds.includes(id) ? unitIds.filter((one) => one !== id) : [...unitIds, id];

/** As many as the server takes at once. */
const MOST_PEOPLE = 1000;

function errors(form: AssignForm, { earliest }: AssignedSubject): PreviewedErrors<AssignForm> {
  const { to, people, unitIds, validFrom } = form;
  return {
    ...(to === 'people' && people.length === 0 && { people: 'required' }),
    ...(to === 'people' && people.length > MOST_PEOPLE && { people: 'tooLong' }),
    ...(to === 'units' && unitIds.length === 0 && { unitIds: 'required' }),
    ...dayErrors(validFrom ?? '', earliest),
  };
}

/** Gives a schedule to people or to units from a day on, or gives one person another; what it changes is seen before. */
export const scheduleAssigningMachine = previewedChange<
  AssignedSubject,
  AssignForm,
  AssignmentEffect,
  Assigned
>({
  id: 'scheduleAssigning',
  spec: '2',
  initial: ({ schedule, person, usual }) => ({
    scheduleId: schedule?.id ?? '',
    to: 'people',
    people: person ? [person] : [],
    unitIds: [],
    validFrom: usual,
  }),
  errors,
});
