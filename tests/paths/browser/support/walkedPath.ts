/** A path as a browser walked it, for the report; one JSON file each. */
export interface WalkedPath {
  machine: string;
  /** From 1, as `run --browser --path` takes it. */
  number: number;
  variant: string;
  name: string;
  steps: WalkedStep[];
}

export interface WalkedStep {
  /** `signIn.submitted`, `login done:trusted`; 'start' before the first. */
  name: string;
  /** Innermost states afterwards, as they should be. */
  states: string[];
  transitions: string[];
  ms: number;
  failure?: string;
  /** A small JPEG, base64. */
  picture?: string;
}
