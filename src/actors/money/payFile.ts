import { fromPromise } from 'xstate';
import type { FileRefusal } from '#machines/flows/money/fileReading/fileRefusal.ts';
import { newId } from '#src/runtime/newId.ts';
import type { PayFileAnswer, PayFileQuestion, PayFiles } from '#src/workers/payFile.worker.ts';

/** The parsed content of a file, and its name. */
export type ReadPayFile<Kind extends keyof PayFiles> = PayFiles[Kind] & { fileName: string };

/** A worker that has not answered after this many ms is assumed to be stuck in a loop. */
const TIMEOUT = 20_000;

/** The file chosen last; machines refer to it by its key. */
let chosen: { id: string; file: File } | undefined;

export function keepFile(file: File): string {
  chosen = { id: newId(), file };
  return chosen.id;
}

class FileRefused extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(`the file is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** In a worker of its own, which ends with the reading. */
export const readFileAs = <Kind extends keyof PayFiles>(kind: Kind) =>
  fromPromise<ReadPayFile<Kind>, { sheetId: string }>(({ input, signal }) => {
    if (chosen?.id !== input.sheetId) return Promise.reject(new Error('no file was chosen'));
    const { file } = chosen;
    const worker = new Worker(new URL('../../workers/payFile.worker.ts', import.meta.url), {
      type: 'module',
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = new Promise<ReadPayFile<Kind>>((resolve, reject) => {
      timer = setTimeout(() => reject(new FileRefused('stuck')), TIMEOUT);
      signal.addEventListener('abort', () => reject(new Error('nobody waits for the file')), { once: true });
      worker.addEventListener('error', () => reject(new FileRefused('stuck')));
      worker.addEventListener('message', ({ data }: MessageEvent<PayFileAnswer>) => {
        // The worker answers what it was asked.
        if ('read' in data) resolve({ ...(data.read as PayFiles[Kind]), fileName: file.name });
        else reject(new FileRefused(data.refused));
      });
      worker.postMessage({ method: 'open', kind, file } satisfies PayFileQuestion);
    });
    return answer.finally(() => {
      clearTimeout(timer);
      worker.terminate();
    });
  });
