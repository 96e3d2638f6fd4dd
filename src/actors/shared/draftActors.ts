import * as v from 'valibot';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { DraftStore } from '#src/runtime/drafts/draftStore.ts';

/** A kind of form whose drafts are kept. */
export interface DraftKind<Draft, Input> {
  /** Its name in the store; of one record where each has a draft of its own. */
  form: (input: Input) => string;
  /** An older version of the app may have kept another shape: such a draft is none. */
  schema: v.GenericSchema<unknown, Draft>;
}

type DraftEvent = { type: 'draft.changed'; draft: unknown } | { type: 'draft.dropped' };

/** What a machine with a draft invokes; its input names whose draft it is. */
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
   * Keeps the draft in step with the form, one write at a time and only the newest. A device that keeps nothing is not
   * reported here: leaving is where it matters, and `keepDraft` says so there.
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
      const work = async () => {
        working = true;
        // Once the form is gone only its removal still counts: a late write must not come back after a sign-out.
        while (next && !(stopped && next.type === 'draft.changed')) {
          const event = next;
          next = undefined;
          await take(event).catch(() => undefined);
        }
        working = false;
      };
      receive((event) => {
        next = event as DraftEvent;
        if (!working) void work();
      });
      return () => {
        stopped = true;
      };
    });

  return { loadDraft, keepDraft, draftKeeper };
}
