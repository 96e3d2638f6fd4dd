import { fromPromise } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { ApplyResultInput } from '#machines/flows/payments/resultApplying/resultApplyingMachine.ts';
import type {
  FileRefusal,
  ReadFile,
  ResultReading,
} from '#machines/flows/payments/fileReading/resultFacts.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { newId } from '#src/runtime/newId.ts';
import { api } from '#src/session/client.ts';
import type { ResultAnswer, ResultQuestion } from '#src/workers/payFile.worker.ts';

/** Without an answer for this long, in ms, the file is taken to have sent its reader into a loop. */
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
export const readFile = fromPromise<ReadFile, { sheetId: string }>(({ input, signal }) => {
  if (chosen?.id !== input.sheetId) return Promise.reject(new Error('no file was chosen'));
  const { file } = chosen;
  const worker = new Worker(new URL('../../workers/payFile.worker.ts', import.meta.url), {
    type: 'module',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<ReadFile>((resolve, reject) => {
    timer = setTimeout(() => reject(new FileRefused('stuck')), TIMEOUT);
    signal.addEventListener('abort', () => reject(new Error('nobody waits for the file')), { once: true });
    worker.addEventListener('error', () => reject(new FileRefused('stuck')));
    worker.addEventListener('message', ({ data }: MessageEvent<ResultAnswer>) => {
      if ('read' in data) resolve({ ...data.read, fileName: file.name });
      else reject(new FileRefused(data.refused));
    });
    worker.postMessage({ method: 'open', file } satisfies ResultQuestion);
  });
  return answer.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
});

/** What the server says the rows would settle of this register. */
export const askServerOf = (id: string) =>
  fromPromise<ResultReading, { file: ReadFile }>(({ input, signal }) =>
    unwrap(
      api.POST('/payments/registers/{id}/result/reading', {
        params: { path: { id } },
        body: { rows: input.file.rows },
        signal,
      }),
    ),
  );

export const applyResult = fromPromise<components['schemas']['PayoutResultApplied'], ApplyResultInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) => {
    const { register, rows, reading } = subject;
    const { paidOn, reason, password } = form;
    return unwrap(
      api.POST('/payments/registers/{id}/result', {
        params: { path: { id: register.id }, header: { 'Idempotency-Key': idempotencyKey } },
        body: {
          ...{ rows: [...rows], reason },
          ...(reading.paid.count > 0 && { paidOn: paidOn as CompanyDate }),
          ...(password && { password }),
        },
        signal,
      }),
    );
  },
);
