import { searchKey } from '#domain/text.ts';

/** What a search text looks for. */
export type Search =
  | { kind: 'everyone' }
  /** Matches no record. */
  | { kind: 'nobody' }
  /** Folded prefixes of words, the longest (most selective) first. */
  | { kind: 'words'; words: [string, ...string[]] }
  /** Prefixes of the phone number with its country code, and of the PINFL. */
  | { kind: 'digits'; phone: string; pinfl: string; phoneAlone?: true }
  | { kind: 'passport'; passport: string };

/**
 * Parses a search text. Phone numbers and PINFLs may be typed with any grouping, a phone number also without its
 * country code.
 *
 * @param byDocuments whether PINFL and passport are searched: a manager could guess them digit by digit
 */
export function searchOf(typed = '', byDocuments = true): Search {
  const text = typed.trim();
  if (text === '') return { kind: 'everyone' };
  if (/^[+()\d\s-]*\d[()\d\s-]*$/.test(text)) {
    const digits = text.replaceAll(/\D/g, '');
    const phone = digits.startsWith('998') || text.startsWith('+') ? digits : `998${digits}`;
    return { kind: 'digits', phone, pinfl: digits, ...(byDocuments ? {} : { phoneAlone: true as const }) };
  }
  if (/^[a-z]{2}\s?\d{1,7}$/i.test(text))
    return byDocuments
      ? { kind: 'passport', passport: text.replaceAll(/\s/g, '').toUpperCase() }
      : { kind: 'nobody' };
  const [first, ...others] = searchKey(text)
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return first === undefined ? { kind: 'nobody' } : { kind: 'words', words: [first, ...others] };
}
