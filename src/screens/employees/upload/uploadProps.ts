import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { excelUploadMachine } from '#machines/flows/excelUpload/excelUploadMachine.ts';
import type { ExcelUploadEvent } from '#machines/flows/excelUpload/excelUploadSetup.ts';

export interface UploadProps {
  snapshot: SnapshotFrom<typeof excelUploadMachine>;
  send: (event: ExcelUploadEvent) => void;
  /** Takes the focus when this part follows another. */
  heading: RefObject<HTMLHeadingElement | null>;
}
