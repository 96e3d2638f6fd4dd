/**
 * A wizard tells the browser's history which step it shows, 0 being the first; the browser's Back then comes as
 * `step.returned`, the same event as the wizard's own Back.
 */
export interface StepEvent {
  type: 'step.shown';
  depth: number;
}
