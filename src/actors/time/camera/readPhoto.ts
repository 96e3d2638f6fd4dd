import { fromPromise } from 'xstate';
import type { SeenCode } from '#machines/flows/time/attendanceCheck/attendanceCheckMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import type { Decoder } from './decoder.ts';
import { hardDecoder } from './hardDecoder.ts';
import { photoOf } from './photos.ts';
import { quickDecoder } from './quickDecoder.ts';

/** Large enough for a small code on a 12-megapixel photo, small enough for an old phone. */
const photoSize = 1_600;

/**
 * Reads the code on a stored photo. The decoder for hard images goes first: on a large photo it is also the faster
 * one. Rejects when the browser cannot open the file as an image.
 */
export const readPhoto = fromPromise<SeenCode | null, { photo: string }>(async ({ input, signal }) => {
  const file = photoOf(input.photo);
  if (!file) throw new Error('the photo is gone');
  const picture = await createImageBitmap(file);
  try {
    for (const load of [() => hardDecoder(photoSize), quickDecoder]) {
      const code = await readWith(load, picture);
      signal.throwIfAborted();
      if (code !== null) return { code, punchId: newId(), seenAt: new Date().toISOString() };
    }
    return null;
  } finally {
    picture.close();
  }
});

/** A decoder that cannot work counts as one that finds nothing. */
async function readWith(
  load: () => Decoder | Promise<Decoder>,
  picture: ImageBitmap,
): Promise<string | null> {
  try {
    const decoder = await load();
    return await decoder.read(picture).finally(() => {
      decoder.close();
    });
  } catch {
    return null;
  }
}
