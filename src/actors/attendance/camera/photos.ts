import { newId } from '#src/runtime/newId.ts';

const photos = new Map<string, Blob>();

/** Keeps a chosen picture for the reading actor; a machine's context may hold no file. Answers the key it is under. */
export function keepPhoto(photo: Blob): string {
  photos.clear();
  const key = newId();
  photos.set(key, photo);
  return key;
}

export const photoOf = (key: string): Blob | undefined => photos.get(key);
