export interface FileResult {
  file: string;
  /** Of the layer. */
  name: string;
  passed: number;
  failed: number;
  failures: readonly string[];
  seconds: number;
}
export interface Flaky {
  file: string;
  name: string;
  failure: string;
}
export const MOST_FLAKY: number;
export function takeSecondLook<T extends FileResult>(
  files: readonly T[],
  runAlone: (file: T) => Omit<T, 'name'> | undefined,
): { files: T[]; flaky: Flaky[]; failures: string[] };
