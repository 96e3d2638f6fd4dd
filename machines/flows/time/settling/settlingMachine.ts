import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import {
  remainingRows,
  reportOfRows,
  type RowResults,
} from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { reasonRule } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];
export type SettleItem = Schemas['SettleItem'];
export type SettleVerb = Schemas['SettleVerb'];
export type SettleSubject = Schemas['SettleSubject'];

/** The chosen items of the queue. If there is only one, `item` has its details and the effect of each decision. */
export interface Settling {
  verb: SettleVerb;
  /** Their ids are those of `rowIdOf`. */
  rows: ChosenRow[];
  item: SettleItem | null;
  /** Number of the kind of absence that `absent` enters, as it was shown. */
  absentKind?: number | null;
}

type NoteForm = Record<'note', string>;

export type SettleInput = ChangeInput<Settling, NoteForm>;

/** The contract's limit for one call (openapi/schemas/time/settlement.yaml, Settle). */
export const settleLimit = 100;

/** Identifies an item in the queue. */
export const rowIdOf = ({ kind, id, date }: SettleSubject): string => `${kind} ${id} ${date}`;
export function subjectOf(rowId: string): SettleSubject {
  const [kind, id, date] = rowId.split(' ');
  return { kind, id, date } as SettleSubject;
}

/** The effect of a decision; null where it changes neither pay nor counts. */
export const effectOf = ({ verbs, effect, otherwise }: SettleItem, verb: SettleVerb) =>
  verb === verbs[0] ? effect : (otherwise.find((one) => one.verb === verb)?.effect ?? null);

/** How much a decision changes what is earned, in tiyin; for a closed day, the adjustment of the open month. */
export function sumEarnedChange(item: SettleItem, verb: SettleVerb): number {
  const effect = effectOf(item, verb);
  const earned = effect?.earned ? effect.earned.after - effect.earned.before : 0;
  return earned + (effect?.adjustment?.amount ?? 0);
}

/** A note is needed to refuse, and to enter a day without punches: it says how the work is known. */
export const isNoteRequired = (verb: SettleVerb) =>
  verb === 'enter' || reasonRule(correctionMachine, verb) === 'required';

/** The decision of a key on a row: the first of its verbs, or the one that takes most away. */
export const chooseVerb = ({ own, verbs }: SettleItem, key: 'accept' | 'refuse'): SettleVerb | undefined =>
  own ? undefined : key === 'accept' ? verbs[0] : verbs.slice(1).at(-1);

/** An employer decides one or many of what waits, with a result for each (product §3). */
export const settlingMachine = confirmedChange<Settling, NoteForm, RowResults>({
  id: 'settling',
  spec: '3',
  form: {
    initial: () => ({ note: '' }),
    errors: ({ note }, { verb }) => {
      const error = isNoteRequired(verb) ? firstError(reasonSchema, note) : undefined;
      return error === undefined ? {} : { note: error };
    },
  },
  report: {
    ...reportOfRows,
    isNews: ({ rows }, known) => rows.length > 1 || remainingRows(rows, known).length > 0,
  },
});
