import type { Decoder } from './decoder.ts';

type Picture = HTMLVideoElement | ImageBitmap;

const sizeOf = (picture: Picture) =>
  'videoWidth' in picture
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };

/**
 * The square in the middle, where the frame on the screen asks for the code. Share and size were measured: with the
 * library's own two thirds a turned code has its corners cut off, with more pixels the grain of the picture disturbs.
 */
function middleOf(picture: Picture) {
  const { width, height } = sizeOf(picture);
  const side = Math.round(Math.min(width, height) * 0.85);
  return {
    x: Math.round((width - side) / 2),
    y: Math.round((height - side) / 2),
    width: side,
    height: side,
    downScaledWidth: 400,
    downScaledHeight: 400,
  };
}

/**
 * qr-scanner's engine: the browser's own detector where there is one, else its worker. Looks at the middle of a video
 * and at the whole of a still picture.
 */
export async function quickDecoder(): Promise<Decoder> {
  const { default: QrScanner } = await import('qr-scanner');
  const engine = await QrScanner.createQrEngine();
  const canvas = document.createElement('canvas');
  // The first to ask for the context decides: the library would not ask for one that is quick to read.
  canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return {
    read: async (picture) => {
      try {
        const scanRegion = 'videoWidth' in picture ? middleOf(picture) : null;
        const { data } = await QrScanner.scanImage(picture, { scanRegion, qrEngine: engine, canvas });
        return data;
      } catch (error) {
        // The library throws plain strings; this one only says that there is nothing on the picture.
        if (error === QrScanner.NO_QR_CODE_FOUND) return null;
        throw error instanceof Error ? error : new Error(String(error));
      }
    },
    close: () => {
      if (engine instanceof Worker) engine.terminate();
    },
  };
}
