import { listenerNotProvided, notProvided } from './notProvided.ts';

/** Events that the keeper of a form's draft receives. */
export type DraftEvent<Draft> = { type: 'draft.changed'; draft: Draft } | { type: 'draft.dropped' };

/** For the action `dropDraft` of a form's setup: `sendTo('draftKeeper', draftDropped)`. */
export const draftDropped = { type: 'draft.dropped' } as const;

/** The actors of a form whose draft survives a reload; `draftActors` in `src/actors/shared` makes the real ones. */
export const draftStubs = <Draft, Input>() => ({
  loadDraft: notProvided<Draft | null, Input>('loadDraft'),
  /** Receives DraftEvent and stores the draft on a best-effort basis; never completes by itself. */
  draftKeeper: listenerNotProvided<Input>('draftKeeper'),
});
