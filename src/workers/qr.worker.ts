import decodeQR from 'qr/decode.js';

export interface DecodeRequest {
  id: number;
  bitmap: ImageBitmap;
  /** The longer side is scaled down to this many pixels. */
  size: number;
}

export interface DecodeAnswer {
  id: number;
  text: string | null;
}

/** Enough for every retry of the decoder; a frame that takes longer is dropped. */
const timeLimit = 150;

let canvas: OffscreenCanvas | undefined;

function read({ bitmap, size }: DecodeRequest): string | null {
  const scale = Math.min(1, size / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  canvas ??= new OffscreenCanvas(width, height);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, width, height);
  try {
    const { data } = context.getImageData(0, 0, width, height);
    return decodeQR({ width, height, data }, { timeLimit });
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const text = read(data);
  data.bitmap.close();
  postMessage({ id: data.id, text } satisfies DecodeAnswer);
});
