import { fromCallback, type EventObject } from 'xstate';
import type { AttendanceCheckEvent } from '#machines/flows/time/attendanceCheck/attendanceCheckMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import type { Decoder } from './decoder.ts';
import { hardDecoder } from './hardDecoder.ts';
import { showPicture } from './picture.ts';
import { quickDecoder } from './quickDecoder.ts';
import { openStream, videoOf } from './stream.ts';
import { watch } from './watch.ts';

type CameraEvent = Extract<AttendanceCheckEvent, { type: `camera.${string}` }>;

/** Minimum pause in ms before the same code is reported again. */
const sameCodeAfter = 1_000;

/**
 * Opens the camera and reports what it sees; `camera.lookHarder` adds the second decoder. Stopping the actor stops
 * the camera.
 */
export const camera = fromCallback<EventObject, void>(({ sendBack, receive }) => {
  const ending = new AbortController();
  const { signal } = ending;
  const notify = (event: CameraEvent) => {
    if (!signal.aborted) sendBack(event);
  };
  const found = notifyOnce((code) => {
    notify({ type: 'camera.codeSeen', code, punchId: newId(), seenAt: new Date().toISOString() });
  });

  let shown: { video: HTMLVideoElement; playing: Promise<void> } | undefined;
  const runDecoder = async (load: () => Decoder | Promise<Decoder>) => {
    const decoder = await load();
    if (signal.aborted || !shown) {
      decoder.close();
      return;
    }
    // Reported only after a decoder has loaded: before that, a missing code would look like an undetected one.
    void shown.playing.then(() => {
      notify({ type: 'camera.started' });
    });
    await watch(shown.video, decoder, signal, found);
  };
  let harder: Promise<void> | undefined;
  const lookHarder = () => (harder ??= runDecoder(hardDecoder));
  const fail = (error: unknown) => {
    notify({ type: 'camera.failed', name: error instanceof DOMException ? error.name : 'DecoderError' });
  };

  const run = async () => {
    const stream = await openStream(signal);
    const [track] = stream.getVideoTracks();
    // `ended` is fired when the camera is unplugged or taken away, not when we stop it ourselves.
    track?.addEventListener('ended', () => {
      notify({ type: 'camera.lost' });
    });
    const video = videoOf(stream);
    shown = { video, playing: playingOf(video) };
    showPicture(video);
    signal.addEventListener('abort', () => {
      video.srcObject = null;
      showPicture(null);
    });
    // Where autoplay is blocked, the video plays once it is in the page.
    void video.play().catch(() => undefined);
    // If one decoder does not load, or breaks, the other goes on.
    await runDecoder(quickDecoder).catch(lookHarder);
  };

  receive(({ type }) => {
    if (type === 'camera.lookHarder') void lookHarder().catch(() => undefined);
  });
  void run().catch(fail);
  return () => {
    ending.abort();
  };
});

const playingOf = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    video.addEventListener('playing', () => {
      resolve();
    });
  });

function notifyOnce(notify: (code: string) => void): (code: string) => void {
  let last = { code: '', at: -Infinity };
  return (code) => {
    const at = performance.now();
    if (code === last.code && at - last.at < sameCodeAfter) return;
    last = { code, at };
    notify(code);
  };
}
