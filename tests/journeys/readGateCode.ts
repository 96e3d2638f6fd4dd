import decodeQR from 'qr/decode.js';
import type { Page } from 'playwright-core';

const pixels = 400;

/** The text of the QR code on a gate's screen, decoded from its image as a phone would. */
export async function readGateCode(gate: Page): Promise<string> {
  await gate.locator('svg.qr-code').waitFor();
  const bright = await gate.locator('svg.qr-code').evaluate(async (drawing, side) => {
    const image = new Image(side, side);
    const copy = drawing.cloneNode(true) as SVGElement;
    copy.setAttribute('width', String(side));
    copy.setAttribute('height', String(side));
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    // One character for each pixel: transferring four numbers each would take seconds.
    return Array.from({ length: side * side }, (_, at) => ((data[at * 4] ?? 0) > 127 ? '1' : '0')).join('');
  }, pixels);
  const data = Uint8ClampedArray.from(
    [...bright].flatMap((pixel) => Array<number>(4).fill(pixel === '1' ? 255 : 0)),
  );
  return decodeQR({ width: pixels, height: pixels, data });
}
