import { readResult, type ReadResult } from '#domain/bankResult/readResult.ts';
import { readNetPay, type ReadNetPay } from '#domain/netPay/readNetPay.ts';
import type { FileRefusal } from '#machines/flows/money/fileReading/fileRefusal.ts';
import { readPayFile } from './payFile/readPayFile.ts';

/** The contents of payment files, by kind. */
export interface PayFiles {
  bankResult: ReadResult;
  netPay: ReadNetPay;
}
const readers = { bankResult: readResult, netPay: readNetPay };

export type PayFileAnswer = { read: PayFiles[keyof PayFiles] } | { refused: FileRefusal };

export interface PayFileQuestion {
  method: 'open';
  kind: keyof PayFiles;
  file: Blob;
}

addEventListener('message', ({ data: { kind, file } }: MessageEvent<PayFileQuestion>) => {
  void readPayFile<PayFiles[keyof PayFiles]>(file, readers[kind]).then(
    (read) => postMessage((typeof read === 'string' ? { refused: read } : { read }) satisfies PayFileAnswer),
    () => postMessage({ refused: 'damaged' } satisfies PayFileAnswer),
  );
});
