import type { Answer, Question } from './sheets/protocol.ts';
import { SheetRefused } from './sheets/refusal.ts';
import { makeSheetDesk } from './sheets/sheetDesk.ts';

const post = (answer: Answer) => {
  postMessage(answer);
};

/** The last reported percent: whole percents are enough for a progress bar. */
let lastPercent = -1;
const desk = makeSheetDesk((share) => {
  const percent = Math.floor(share * 100);
  if (percent !== lastPercent) post({ progress: percent / 100 });
  lastPercent = percent;
});

async function answer({ id, method, values }: Question): Promise<void> {
  try {
    const work = desk[method] as (...given: unknown[]) => unknown;
    post({ id, value: await work(...values) });
  } catch (error) {
    post({ id, refused: error instanceof SheetRefused ? error.refusal : null });
  }
}

// Questions are answered one after another, so that a query does not overtake the correction before it.
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last.then(() => answer(data));
});
