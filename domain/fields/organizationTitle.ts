import * as v from 'valibot';
import { normaliseName } from '../text.ts';
import { code, requiredText } from './text.ts';

export const ORGANIZATION_TITLE_MAX_LENGTH = 200;

/** What a phone makes a link of in a text message; a company called by its site writes `Savdo UZ`. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:uz|ru|com|net|org|info|biz|io|me|co|app|dev|ly|gl|su|kz|kg|tj|tm|by|xyz|top|site|shop|online|store|link|click)(?![\p{L}\p{N}])/iu;

/**
 * As on the company's seal: letters, digits, quotes and punctuation. It goes out in messages and on prints, so nothing in
 * it could be markup, a link, or a sign that hides or turns other letters.
 */
export const organizationTitleSchema = v.pipe(
  requiredText(normaliseName),
  v.maxLength(ORGANIZATION_TITLE_MAX_LENGTH, code('tooLong')),
  v.regex(/^[^\p{Cc}\p{Cf}<>]*$/u, code('titleInvalid')),
  v.check((title) => !LINK.test(title), code('titleInvalid')),
  v.regex(/[\p{L}\p{N}]/u, code('titleInvalid')),
);
