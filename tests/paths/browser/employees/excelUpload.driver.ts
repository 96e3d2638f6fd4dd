import type { Page } from 'playwright-core';
import type { RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { Gate } from '../support/gates.ts';
import type { Hold } from '../support/hold.ts';
import type { UploadWorld } from './upload.world.ts';

export type ReviewVerb = 'remove' | 'undo' | 'redo' | 'badRows';

export interface Driver {
  page: Page;
  say: Say;
  world: UploadWorld;
  gates: Record<'template' | 'start' | 'chunk' | 'check' | 'commit', Gate>;
  sheets: Record<'open' | 'check' | 'fillCards', Hold<'pass' | 'crash'>> &
    Record<ReviewVerb, Hold<'pass' | 'crash'>>;
  drafts: Hold<'pass' | 'fail'>;
  /** The phone number in the list's first row now; why the last file was refused. */
  list: { phoneNumber: string; refusal: RefusalCode };
  /** The file that the kept list came from. */
  kept: { book: Uint8Array };
}
