/**
 * A wizard tells the browser's history which step it shows, 0 being the first; the browser's Back then comes as
 * `step.returned`, the same event as the wizard's own Back.
 */
export interface StepEvent {
  type: 'step.shown';
  depth: number;
}

/** For the action `showStep` of a wizard's setup: `sendTo('stepHistory', stepShown)`. */
export const stepShown = (_: unknown, { depth }: { depth: number }): StepEvent => ({
  type: 'step.shown',
  depth,
});

/** The entry action of a state that shows the step at this depth. */
export const at = (depth: number) => ({ type: 'showStep' as const, params: { depth } });
