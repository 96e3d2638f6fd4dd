import type { ReadResult } from '#domain/bankResult/readResult.ts';
import type { FileRefusal } from '#machines/flows/payments/fileReading/resultFacts.ts';
import { readPayFile } from './payFile/readPayFile.ts';

export type ResultAnswer = { read: ReadResult } | { refused: FileRefusal };

export interface ResultQuestion {
  method: 'open';
  file: Blob;
}

addEventListener('message', ({ data }: MessageEvent<ResultQuestion>) => {
  void readPayFile(data.file).then(
    (read) => postMessage((typeof read === 'string' ? { refused: read } : { read }) satisfies ResultAnswer),
    () => postMessage({ refused: 'damaged' } satisfies ResultAnswer),
  );
});
