import type { DecodeAnswer, DecodeRequest } from '#src/workers/qr.worker.ts';
import type { Decoder } from './decoder.ts';

/** Finds skewed, small or cut-off codes in the whole image, in a worker, so that the page stays responsive. */
export function hardDecoder(size = 800): Decoder {
  const worker = new Worker(new URL('../../../workers/qr.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (text: string | null) => void; reject: (why: Error) => void }>();
  let lastId = 0;
  let broken: Error | undefined;
  const failAll = (why: Error) => {
    broken = why;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    waiting.get(data.id)?.resolve(data.text);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    failAll(new Error('the decoding worker failed'));
  });
  return {
    read: async (picture) => {
      const bitmap = await createImageBitmap(picture);
      return new Promise((resolve, reject) => {
        if (broken) {
          bitmap.close();
          reject(broken);
          return;
        }
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, bitmap, size } satisfies DecodeRequest, [bitmap]);
      });
    },
    close: () => {
      worker.terminate();
      failAll(new Error('the decoder is closed'));
    },
  };
}
