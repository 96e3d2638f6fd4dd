import type { Page } from 'playwright-core';
import { Hold } from './hold.ts';

declare global {
  interface Window {
    __camera?: () => Promise<string>;
    __photo?: () => Promise<string>;
  }
}

/**
 * Holds the opening of the camera, like a person who has not answered the browser's prompt yet, and the opening of a
 * chosen image. `pass`, or the name of the DOMException to fail with. Closed at first; call before the page loads.
 */
export async function holdCamera(page: Page): Promise<{ camera: Hold<string>; photo: Hold<string> }> {
  const answers = { usual: 'pass', stale: 'AbortError' };
  const camera = new Hold<string>('the camera', answers, { open: false });
  const photo = new Hold<string>('a picture', answers, { open: false });
  await page.exposeFunction('__camera', () => camera.ask());
  await page.exposeFunction('__photo', () => photo.ask());
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const openCamera = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const answer = (await window.__camera?.()) ?? 'pass';
      if (answer !== 'pass') throw new DOMException('held by the test', answer);
      return openCamera(wanted);
    };
    const openPicture = window.createImageBitmap.bind(window);
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      const answer = source instanceof Blob ? await window.__photo?.() : 'pass';
      if (answer === 'AbortError') throw new DOMException('held by the test', answer);
      return openPicture(source);
    };
  });
  return { camera, photo };
}
