import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { catalogues } from './catalogues.support.ts';

/** Every text of the product as `area: key: text`; texts of a machine's states as `meanings/<machine>`. */
const textsOf = (language: (typeof languages)[number]): string[] => {
  const areas = [...(catalogues.get(language) ?? [])].flatMap(([area, texts]) =>
    [...texts].map(([key, text]) => `${area}: ${key}: ${text}`),
  );
  const meanings = readdirSync('src/i18n/meanings').flatMap((file) => {
    const all = JSON.parse(readFileSync(`src/i18n/meanings/${file}`, 'utf8')) as Record<string, object>;
    return Object.entries(all[language] ?? {}).map(
      ([state, text]) => `meanings/${file.replace('.json', '')}: ${state}: ${String(text)}`,
    );
  });
  return [...areas, ...meanings];
};

/** The glossary's words for one thing, which no text may call anything else (docs/glossary.md). */
const forbidden: Record<(typeof languages)[number], [what: RegExp, where?: RegExp][]> = {
  'uz-Latn': [
    // A request is approved; a code, a phone or a device is confirmed.
    [/tasdiq/i, /^(payments|home|overview|notifications|meanings\/paymentRequest):/],
    // Requests, pay runs, and imports before their commit, are cancelled. Forms, questions and selections are not.
    [
      /bekor qil/i,
      /^(?!payments:|advances:|transactions: status|audit: (event\.(paymentRequest|payRun)|value\.cancelled)|ledger: kind|notifications: event|upload: (abandon|blockedText)|problems: importOpen|runs:|machines: about.payRunChange|meanings\/(paymentRequest|payRun):)/,
    ],
    [/korxona|tashkilot|maosh|miqdor|chegara|darvoza|bildirishnoma(?!lar(»|$))/i],
  ],
  'uz-Cyrl': [
    [/тасдиқ/i, /^(payments|home|overview|notifications|meanings\/paymentRequest):/],
    [
      /бекор қил/i,
      /^(?!payments:|advances:|transactions: status|audit: (event\.(paymentRequest|payRun)|value\.cancelled)|ledger: kind|notifications: event|upload: (abandon|blockedText)|problems: importOpen|runs:|machines: about.payRunChange|meanings\/(paymentRequest|payRun):)/,
    ],
    [/корхона|ташкилот|маош|миқдор|чегара|дарвоза|билдиришнома(?!лар(»|$))/i],
  ],
  ru: [
    [/подтвержд/i, /^(payments|home|overview|notifications|meanings\/paymentRequest):/],
    [
      /отмен/i,
      /^(?!payments:|advances:|transactions: status|audit: (event\.(paymentRequest|payRun)|value\.cancelled)|ledger: kind|notifications: event|upload: (abandon|blockedText)|problems: importOpen|runs:|machines: about.payRunChange|meanings\/(paymentRequest|payRun):)/,
    ],
    [/(?<!за)явк|посещени[йея](?![а-я])|прогул|накопл|запрос/i, /^(?!meanings)/],
    [/организаци|аккаунт|проходн|СМС|переведен/i],
  ],
};

describe.each(languages)('words of %s', (language) => {
  test.each(forbidden[language])('%s is said only where the glossary allows it', (what, where = /^/) => {
    const found = textsOf(language).filter(
      (line) => where.test(line) && what.test(line.slice(line.indexOf(': ', line.indexOf(': ') + 2) + 2)),
    );
    expect(found).toEqual([]);
  });

  test('a day is called the same on the home screen and in the attendance', () => {
    const of = (area: string) =>
      [...(catalogues.get(language)?.get(area) ?? [])].filter(
        ([key]) => key.startsWith('presence.') && !['presence.late', 'presence.expected'].includes(key),
      );
    expect(of('home')).toEqual(of('attendance'));
  });
});

test('a notification, the list and the button use one word for an approved request', () => {
  const stems = { 'uz-Latn': /maʼqulla/i, 'uz-Cyrl': /маъқулла/i, ru: /одобр/i };
  for (const language of languages) {
    const text = (area: string, key: string) => catalogues.get(language)?.get(area)?.get(key) ?? '';
    expect(text('payments', 'approve')).toMatch(stems[language]);
    expect(text('payments', 'state.approved')).toMatch(stems[language]);
    expect(text('notifications', 'event.title.requestApproved')).toMatch(stems[language]);
  }
});
