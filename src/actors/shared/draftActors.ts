import * as v from 'valibot';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { isCompanyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { DraftStore } from '#src/runtime/drafts/draftStore.ts';

/** An amount in a draft. */
export const storedAmount = v.nullable(v.pipe(v.number(), v.safeInteger(), v.transform(tiyin)));

/** A date in a draft. */
export const storedDay = v.custom<CompanyDate>((day) => typeof day === 'string' && isCompanyDate(day));

/** A kind of form whose drafts are kept. */
export interface DraftKind<Draft, Input> {
  /** Its key in the store; per record for forms that have a draft for each record. */
  form: (input: Input) => string;
  /** A draft in the shape of an older app version is ignored. */
  schema: v.GenericSchema<unknown, Draft>;
}

type DraftEvent = { type: 'draft.changed'; draft: unknown } | { type: 'draft.dropped' };

/** Draft actors for a machine; their input names whose draft it is. */
export function draftActors<Draft, Input extends { owner: string }>({
  form,
  schema,
}: DraftKind<Draft, Input>) {
  const loadDraft = (store: DraftStore) =>
    fromPromise<Draft | null, Input>(async ({ input }) => {
      const { success, output } = v.safeParse(schema, await store.read(input.owner, form(input)));
      return success ? output : null;
    });

  const keepDraft = (store: DraftStore) =>
    fromPromise<void, Input & { draft: Draft | null }>(({ input }) =>
      store.write(input.owner, form(input), input.draft),
    );

  /**
   * Writes the draft on every change of the form, one write at a time and only the latest. A device that cannot store
   * is not reported here but by `keepDraft`, when the person leaves.
   */
  const draftKeeper = (store: DraftStore) =>
    fromCallback<EventObject, Input>(({ input, receive }) => {
      let next: DraftEvent | undefined;
      let working = false;
      let stopped = false;
      const take = (event: DraftEvent) =>
        event.type === 'draft.dropped'
          ? store.remove(input.owner, form(input))
          : store.write(input.owner, form(input), event.draft);
      const writePending = async () => {
        working = true;
        // Once the actor has stopped only deletions still run: a late write could restore a draft after sign-out.
        while (next && !(stopped && next.type === 'draft.changed')) {
          const event = next;
          next = undefined;
          await take(event).catch(() => undefined);
        }
        working = false;
      };
      receive((event) => {
        next = event as DraftEvent;
        if (!working) void writePending();
      });
      return () => {
        stopped = true;
      };
    });

  return { loadDraft, keepDraft, draftKeeper };
}
