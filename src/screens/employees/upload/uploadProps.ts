import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { excelUploadMachine } from '#machines/flows/employees/excelUpload/excelUploadMachine.ts';
import type { ExcelUploadEvent } from '#machines/flows/employees/excelUpload/excelUploadSetup.ts';

export interface UploadProps {
  snapshot: SnapshotFrom<typeof excelUploadMachine>;
  send: (event: ExcelUploadEvent) => void;
  /** Takes the focus when this part follows another. */
  heading: RefObject<HTMLHeadingElement | null>;
}
