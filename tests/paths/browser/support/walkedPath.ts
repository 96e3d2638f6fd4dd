/** A path as walked by a browser, for the report; one JSON file each. */
export interface WalkedPath {
  machine: string;
  /** From 1, as used by `run --browser --path`. */
  number: number;
  variant: string;
  name: string;
  steps: WalkedStep[];
}

export interface WalkedStep {
  /** `signIn.submitted`, `login done:trusted`; 'start' before the first. */
  name: string;
  /** Expected innermost states after it. */
  states: string[];
  transitions: string[];
  ms: number;
  failure?: string;
  /** A small JPEG, base64. */
  picture?: string;
}
