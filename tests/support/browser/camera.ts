import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeQR } from 'qr';

/** 640x480 in 4:2:0; chroma is grey, so only luma is drawn. */
const width = 640;
const height = 480;
const framesPerSecond = 10;
const frames = 10;
const header = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`;
const wall = 150;

/**
 * How the code is held before the camera. `clean`: any decoder reads it; `moving`: drifting and rotating, slightly
 * blurred and noisy; `hard`: at the edge of the image, where only the decoder that reads the whole frame finds it.
 */
export type Appearance = 'clean' | 'moving' | 'hard';

export interface FakeCamera {
  /** For `launchChromium(args)`; the permission prompt is granted automatically. */
  readonly args: string[];
  /** Changes what the camera sees; a page that has it open sees the change within half a second. */
  show(text: string, appearance?: Appearance): void;
  /** An empty wall. */
  showNothing(): void;
  /** Removes the video file; call it after the browser is closed. */
  close(): void;
}

/** A camera whose image is a file: Chromium plays it in a loop as its only video device. */
export function fakeCamera(): FakeCamera {
  const folder = mkdtempSync(path.join(tmpdir(), 'davomat-camera-'));
  const file = path.join(folder, 'camera.y4m');
  writeFileSync(
    file,
    video(() => wall),
  );
  const replace = (content: Buffer) => {
    // Overwritten in place with the same size: an open camera keeps reading this very file and would not see a
    // renamed one.
    const handle = openSync(file, 'r+');
    writeSync(handle, content);
    closeSync(handle);
  };
  return {
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    show: (text, appearance = 'clean') => {
      replace(video(pictureOf(text, appearance)));
    },
    showNothing: () => {
      replace(video(() => wall));
    },
    close: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Brightness (0-255) of a pixel in a frame. */
type Picture = (x: number, y: number, frame: number) => number;

interface Pose {
  centre: [number, number];
  /** Side of the code with its quiet zone, in pixels. */
  side: number;
  degrees: number;
}

const poses: Record<Appearance, (frame: number) => Pose> = {
  clean: () => ({ centre: [320, 240], side: 300, degrees: 0 }),
  moving: (frame) => ({
    centre: [320 + 14 * Math.sin(frame), 240 + 10 * Math.cos(frame)],
    side: 270,
    degrees: 12 + frame,
  }),
  hard: () => ({ centre: [110, 370], side: 190, degrees: -17 }),
};

function pictureOf(text: string, appearance: Appearance): Picture {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const count = modules.length;
  const noisy = appearance !== 'clean';
  const [dark, light] = noisy ? [55, 205] : [16, 235];
  const sample = (x: number, y: number, frame: number): number => {
    const { centre, side, degrees } = poses[appearance](frame);
    const turn = (degrees * Math.PI) / 180;
    const dx = x - centre[0];
    const dy = y - centre[1];
    const column = Math.floor(((dx * Math.cos(turn) + dy * Math.sin(turn)) / side + 0.5) * count);
    const row = Math.floor(((dy * Math.cos(turn) - dx * Math.sin(turn)) / side + 0.5) * count);
    const module = modules[row]?.[column];
    return module === undefined ? wall : module ? dark : light;
  };
  if (!noisy) return sample;
  return (x, y, frame) => {
    const blurred = (sample(x - 0.7, y, frame) + sample(x + 0.7, y, frame) + sample(x, y + 0.7, frame)) / 3;
    return blurred + grain(x, y, frame) * 18;
  };
}

/** Noise in -1..1, deterministic for each pixel. */
function grain(x: number, y: number, frame: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + frame * 37.719) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

function video(picture: Picture): Buffer {
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const parts: Buffer[] = [Buffer.from(header)];
  for (let frame = 0; frame < frames; frame += 1) {
    const luma = Buffer.alloc(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        luma[y * width + x] = Math.max(0, Math.min(255, Math.round(picture(x, y, frame))));
    parts.push(Buffer.from('FRAME\n'), luma, chroma);
  }
  return Buffer.concat(parts);
}
