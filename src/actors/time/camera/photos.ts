import { newId } from '#src/runtime/newId.ts';

const photos = new Map<string, Blob>();

/** Keeps a chosen image for the reading actor, because a machine's context may not hold a file. Returns its key. */
export function keepPhoto(photo: Blob): string {
  photos.clear();
  const key = newId();
  photos.set(key, photo);
  return key;
}

export const photoOf = (key: string): Blob | undefined => photos.get(key);
