/** A reason not to start that the operator can fix: printed without a stack trace. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
