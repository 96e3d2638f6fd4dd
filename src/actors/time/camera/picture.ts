/**
 * The camera's video element for the screen to mount: the actor creates it, the screen shows it. Safari plays a video
 * only while it is in the page, so the decoded element must be the one that is shown.
 */
let picture: HTMLVideoElement | null = null;
const listeners = new Set<() => void>();

export const currentPicture = (): HTMLVideoElement | null => picture;

export function onPicture(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showPicture(next: HTMLVideoElement | null): void {
  picture = next;
  for (const listener of listeners) listener();
}
