import type { Import, ImportAct } from '#machines/flows/employees/importRun/importRunMachine.ts';

export interface RunProps {
  found: Import;
  /** Something that was asked for is under way. */
  busy: boolean;
  act: (wanted: ImportAct) => void;
}
