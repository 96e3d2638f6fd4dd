import type { Decoder } from './decoder.ts';

/** Pause between looks, in ms: a phone in the hand moves too slowly for more, and its battery is small. */
const pause = 80;

/** Looks at frame after frame until `signal` aborts, and tells each text found. Rejects when the decoder fails. */
export async function watch(
  video: HTMLVideoElement,
  decoder: Decoder,
  signal: AbortSignal,
  found: (text: string) => void,
): Promise<void> {
  signal.addEventListener('abort', () => {
    decoder.close();
  });
  while (!signal.aborted) {
    await nextFrame(video);
    if (signal.aborted) return;
    const text = await decoder.read(video).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    // Aborted while it was read: nobody wants to know any more.
    if (text !== null && !signal.aborted) found(text);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      if (video.videoWidth > 0) resolve();
      else requestAnimationFrame(done);
    };
    if ('requestVideoFrameCallback' in video && !video.ended) video.requestVideoFrameCallback(done);
    else requestAnimationFrame(done);
  });
}
