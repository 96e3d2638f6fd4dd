import type { Decoder } from './decoder.ts';

type Picture = HTMLVideoElement | ImageBitmap;

const sizeOf = (picture: Picture) =>
  'videoWidth' in picture
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };

/**
 * The square in the middle, where the frame on the screen asks for the code. Share and size were measured: with the
 * library's default of two thirds, the corners of a rotated code are cut off; with more pixels, image noise disturbs.
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
 * qr-scanner's engine: the browser's own detector where there is one, otherwise its worker. Reads the middle of a
 * video and the whole of a still image.
 */
export async function quickDecoder(): Promise<Decoder> {
  const { default: QrScanner } = await import('qr-scanner');
  const engine = await QrScanner.createQrEngine();
  const canvas = document.createElement('canvas');
  // Whoever gets the context first decides its options; the library would not ask for one optimised for reading.
  canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return {
    read: async (picture) => {
      try {
        const scanRegion = 'videoWidth' in picture ? middleOf(picture) : null;
        const { data } = await QrScanner.scanImage(picture, { scanRegion, qrEngine: engine, canvas });
        return data;
      } catch (error) {
        // The library throws plain strings; this one means that the image has no code.
        if (error === QrScanner.NO_QR_CODE_FOUND) return null;
        throw error instanceof Error ? error : new Error(String(error));
      }
    },
    close: () => {
      if (engine instanceof Worker) engine.terminate();
    },
  };
}
