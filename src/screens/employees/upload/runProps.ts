import type { Import, ImportAct } from '#machines/flows/importRun/importRunMachine.ts';

export interface RunProps {
  found: Import;
  /** Something that was asked for is under way. */
  busy: boolean;
  act: (wanted: ImportAct) => void;
}
