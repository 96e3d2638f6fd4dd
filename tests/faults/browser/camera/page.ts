import { createActor, setup } from 'xstate';
import { camera } from '#src/actors/time/camera/camera.ts';
import { hardDecoder } from '#src/actors/time/camera/hardDecoder.ts';
import { keepPhoto } from '#src/actors/time/camera/photos.ts';
import { currentPicture, onPicture } from '#src/actors/time/camera/picture.ts';
import { quickDecoder } from '#src/actors/time/camera/quickDecoder.ts';
import { readPhoto } from '#src/actors/time/camera/readPhoto.ts';

/** Every event of the camera actor, for the test to read. */
interface Heard {
  type: string;
  code?: string;
  name?: string;
  seenAt?: string;
  /** The start it belongs to, from 1. */
  run: number;
}

const heard: Heard[] = [];
let runs = 0;

const host = setup({ types: { context: {} as { run: number } }, actors: { camera } }).createMachine({
  context: () => ({ run: runs }),
  initial: 'on',
  states: {
    on: {
      invoke: { id: 'camera', src: 'camera', onError: { target: 'off' } },
      on: {
        'camera.*': {
          actions: ({ event, context }) => {
            heard.push({ ...(event as Omit<Heard, 'run'>), run: context.run });
          },
        },
        lookHarder: {
          actions: ({ self }) => self.getSnapshot().children.camera?.send({ type: 'camera.lookHarder' }),
        },
        leave: { target: 'off' },
      },
    },
    off: {},
  },
});

onPicture(() => {
  const picture = currentPicture();
  if (picture) document.body.replaceChildren(picture);
});

let actor: ReturnType<typeof createActor<typeof host>> | undefined;

export const testPage = {
  heard,
  start() {
    runs += 1;
    actor = createActor(host).start();
  },
  send: (type: 'lookHarder' | 'leave') => actor?.send({ type }),
  /** Whether any camera track is live. */
  live: () => {
    const stream = document.querySelector('video')?.srcObject as MediaStream | null;
    return stream?.getTracks().some(({ readyState }) => readyState === 'live') ?? false;
  },
  /** Ends the track as unplugging the camera does. */
  unplug: () => {
    const stream = document.querySelector('video')?.srcObject as MediaStream;
    for (const track of stream.getTracks()) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  },
  /** What a decoder finds in the next frames of the open camera. */
  async decode(which: 'quick' | 'hard', frames: number) {
    const decoder = which === 'quick' ? await quickDecoder() : hardDecoder();
    const results: (string | null)[] = [];
    const video = document.querySelector('video')!;
    while (results.length < frames) {
      await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      results.push(await decoder.read(video));
    }
    decoder.close();
    return results;
  },
  async readPhoto(bytes: readonly number[], type: string) {
    const photo = keepPhoto(new Blob([new Uint8Array(bytes)], { type }));
    const reading = createActor(readPhoto, { input: { photo } });
    return new Promise<{ code: string | null } | { error: string }>((resolve) => {
      reading.subscribe({
        next: ({ status, output }) => {
          if (status === 'done') resolve({ code: output?.code ?? null });
        },
        error: (error) => {
          resolve({ error: String(error) });
        },
      });
      reading.start();
    });
  },
};

declare global {
  interface Window {
    testPage: typeof testPage;
  }
}
window.testPage = testPage;
