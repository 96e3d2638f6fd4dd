import { fromPromise } from 'xstate';
import type { Language } from '#domain/language.ts';
import { chartUrl } from './charts.ts';

/** Meaning of each state, by its path. */
export type Meanings = Readonly<Record<Language, Readonly<Record<string, string>>>>;
export interface DrawnMachine {
  svg: string;
  meanings: Meanings;
}

const meanings = import.meta.glob<Meanings>('../../i18n/meanings/*.json', { import: 'default' });

/** Picture and texts of one machine. */
export const loadChart = fromPromise<DrawnMachine, string>(async ({ input: id, signal }) => {
  const url = chartUrl(id);
  const words = meanings[`../../i18n/meanings/${id}.json`];
  if (!url || !words) throw new Error(`no chart of ${id}`);
  const [answer, said] = await Promise.all([fetch(url, { signal }), words()]);
  if (!answer.ok) throw new TypeError(`${url}: ${answer.status}`);
  return { svg: await answer.text(), meanings: said };
});
