import type { Answer, Question, SheetMethod, SheetMethods } from '#src/workers/sheets/protocol.ts';
import type { RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { SheetRefused } from '#src/workers/sheets/refusal.ts';

/** Timeout in ms: a reader that does not answer for this long is taken to be in a loop. */
const TIMEOUT = 20_000;

export type AskSheet = <M extends SheetMethod>(
  method: M,
  ...values: Parameters<SheetMethods[M]>
) => Promise<ReturnType<SheetMethods[M]>>;

export interface SheetClient {
  ask: AskSheet;
  /** Ends the worker, whatever it is doing; open and later questions are rejected. */
  close(): void;
}

/** Opens one list in a worker of its own. The list ends with the worker. */
export function openSheet(onProgress: (share: number) => void): SheetClient {
  const worker = new Worker(new URL('../../../workers/sheet.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (why: Error) => void }>();
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended: Error | undefined;

  const end = (why: Error) => {
    ended ??= why;
    clearTimeout(timer);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  const watch = () => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(() => end(new SheetRefused('stuck')), TIMEOUT);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('progress' in data) onProgress(data.progress);
    else {
      const { resolve, reject } = waiting.get(data.id) ?? {};
      waiting.delete(data.id);
      if ('value' in data) resolve?.(data.value as never);
      else reject?.(failureOf(data.refused));
    }
    watch();
  });
  // Out of memory, or the worker's script did not load.
  worker.addEventListener('error', () => end(new SheetRefused('stuck')));

  return {
    ask: (method, ...values) =>
      new Promise((resolve, reject) => {
        // A terminated worker never answers.
        if (ended) {
          reject(ended);
          return;
        }
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, method, values } satisfies Question);
        watch();
      }),
    close: () => end(new Error('the list is closed')),
  };
}

const failureOf = (code: RefusalCode | null): Error =>
  code ? new SheetRefused(code) : new Error('the worker failed');
