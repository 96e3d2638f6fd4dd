import type { RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';

export class SheetRefused extends Error {
  readonly refusal: RefusalCode;
  constructor(refusal: RefusalCode) {
    super(`the file is refused: ${refusal}`);
    this.refusal = refusal;
  }
}
