import type { Decoder } from './decoder.ts';

/** Pause between frames in ms: a hand moves too slowly for more, and it saves battery. */
const PAUSE_MS = 80;

/** Reads frame after frame until `signal` aborts, and reports each text found. Rejects when the decoder fails. */
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
    // Aborted while reading: the result is no longer wanted.
    if (text !== null && !signal.aborted) found(text);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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
