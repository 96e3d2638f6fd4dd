import type { ReadResult } from '#domain/bankResult/readResult.ts';
import type { FileRefusal } from '#machines/flows/payments/resultReading/resultFacts.ts';
import { readResultFile } from './bankResult/readResultFile.ts';

export type ResultAnswer = { read: ReadResult } | { refused: FileRefusal };

export interface ResultQuestion {
  method: 'open';
  file: Blob;
}

addEventListener('message', ({ data }: MessageEvent<ResultQuestion>) => {
  void readResultFile(data.file).then(
    (read) => postMessage((typeof read === 'string' ? { refused: read } : { read }) satisfies ResultAnswer),
    () => postMessage({ refused: 'damaged' } satisfies ResultAnswer),
  );
});
