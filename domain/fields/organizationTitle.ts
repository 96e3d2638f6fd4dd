import * as v from 'valibot';
import { normaliseName } from '../text.ts';
import { hasHiddenSigns } from './hiddenSigns.ts';
import { code, requiredText } from './text.ts';

export const ORGANIZATION_TITLE_MAX_LENGTH = 200;

/** Endings with which a phone makes a link of a name; a company called by its site writes `Savdo UZ`. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:[\p{L}]{2,10}\/|(?:uz|ru|рф|com|net|org|info|biz|io|me|co|cc|tv|app|dev|pro|bot|ly|gl|su|kz|kg|tj|tm|by|xyz|top|live|page|site|space|shop|online|store|link|click)(?![\p{L}\p{N}]))|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/**
 * Whether a message with the title would have a link, or a sign that hides or turns letters. Asked of new titles: a company
 * that has such a one keeps it.
 */
export const isMisleading = (title: string): boolean => hasHiddenSigns(title) || LINK.test(title);

/** As on the company's seal: letters, digits, quotes and punctuation, but nothing that could be markup. */
export const organizationTitleSchema = v.pipe(
  requiredText(normaliseName),
  v.maxLength(ORGANIZATION_TITLE_MAX_LENGTH, code('tooLong')),
  v.regex(/^[^\p{Cc}<>]*$/u, code('titleInvalid')),
  v.regex(/[\p{L}\p{N}]/u, code('titleInvalid')),
);

export const newTitleSchema = v.pipe(
  organizationTitleSchema,
  v.check((title) => !isMisleading(title), code('titleInvalid')),
);
