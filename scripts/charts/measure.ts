import type { ChartState } from './chart.ts';

export const LABEL = { size: 11, line: 15, pad: 4 };

const NARROW = new Set([..."iljtfrI.,:;'|()[] ·"]);
const WIDE = new Set([...'mwMW—→↻@']);

/** Generous width in px of a line in the system's sans serif: charts are drawn where no browser can measure. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.has(letter) ? 0.36 : WIDE.has(letter) ? 0.92 : 0.61), 0) *
  size;

const NAME = { size: 13, line: 24, bold: 1.14 };
const PAD = 10;

export const BOX = {
  name: NAME,
  pad: PAD,
  dot: 10,
  /** The head of a state: its name, its actors, its own lines. */
  sizeOf(state: ChartState): { width: number; height: number } {
    const lines = [...state.runs.map((id) => `▸ ${id}`), ...state.lines.map(({ text }) => text)];
    const width = Math.max(
      textWidth(state.name, NAME.size) * NAME.bold,
      ...lines.map((line) => textWidth(line, LABEL.size)),
      60,
    );
    const height = NAME.line + lines.length * LABEL.line + (lines.length > 0 ? 10 : 6);
    return { width: Math.ceil(width) + PAD * 2, height };
  },
};
