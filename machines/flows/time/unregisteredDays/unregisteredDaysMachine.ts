import type { CompanyMonth } from '#domain/calendar/index.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type {
  ChangeErrors,
  ChangeInput,
} from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

export interface UnregisteredSubject {
  month: CompanyMonth;
  unregistered: Schemas['MonthClosing']['unregistered'];
}

/** The decision, empty until chosen, and the ids of the people left out, separated by spaces. */
export type UnregisteredForm = Record<'decision' | 'except', string>;
export type UnregisteredDecision = Schemas['UnregisteredDecision']['decision'];

export type UnregisteredInput = ChangeInput<UnregisteredSubject, UnregisteredForm>;
export type UnregisteredDecided = Schemas['UnregisteredDecided'];

export const idsIn = (except: string): string[] => except.split(' ').filter((id) => id !== '');

/** Adds an id to the people left out, or removes it. */
export function toggleExcepted(except: string, id: string): string {
  const ids = idsIn(except);
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join(' ');
}

/**
 * Whether the decision applies to this person: not if left out, nor if `notBegun` is chosen for somebody who has begun.
 */
export const isDecided = (
  { employeeId, hasBegun }: UnregisteredSubject['unregistered']['people'][number],
  { decision, except }: UnregisteredForm,
): boolean => !idsIn(except).includes(employeeId) && !(decision === 'notBegun' && hasBegun);

function errorsOf(
  form: UnregisteredForm,
  { unregistered }: UnregisteredSubject,
): ChangeErrors<UnregisteredForm> {
  if (form.decision === '') return { decision: 'required' };
  return unregistered.people.some((person) => isDecided(person, form)) ? {} : { except: 'required' };
}

/**
 * Before a month is closed, an owner says of those who have not signed up what the days were on which nobody came: absences, or before
 * their first working day (product §3).
 */
export const unregisteredDaysMachine = confirmedChange<
  UnregisteredSubject,
  UnregisteredForm,
  UnregisteredDecided
>({
  id: 'unregisteredDays',
  spec: '3',
  form: { initial: () => ({ decision: '', except: '' }), errors: errorsOf },
});
