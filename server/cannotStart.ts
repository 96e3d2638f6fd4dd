/** A reason not to start that the operator can do something about: shown without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
