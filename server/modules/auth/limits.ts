import type { CodeOf } from '../../http/problemCodes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Window {
  most: number;
  within: number;
}

export interface Limit {
  /** At most so many attempts within a time; the longest window last. */
  windows: readonly Window[];
  /** The counter, when it is shared with another limit. */
  counter?: string;
  /** The problem's code; `tooManyRequests` by default. */
  code?: CodeOf<429>;
}

/**
 * How often things may be tried, each for one subject (docs/configuration.md). Device ids are chosen by the client, so
 * only the id of a device that the account trusts is ever part of a subject.
 */
export const limits = {
  /** Wrong passwords for one phone number from one address. */
  passwordFromAddress: { windows: [{ most: 10, within: 15 * MINUTE }] },
  /** Wrong passwords for one phone number from anywhere, trusted devices apart. */
  passwordOfNumber: { windows: [{ most: 100, within: DAY }], code: 'tooManyPasswords' },
  /** Wrong passwords on one device the account trusts. */
  passwordOnTrusted: { windows: [{ most: 10, within: 15 * MINUTE }] },
  /** Whole card numbers shown to one account. */
  cardShown: { windows: [{ most: 60, within: HOUR }] },
  /** Wrong passwords and codes from one address: an office or a mobile network shares one. */
  addressFailure: { windows: [{ most: 100, within: 15 * MINUTE }] },
  /** Messages to one phone number that anybody may cause. */
  message: {
    windows: [
      { most: 2, within: 10 * MINUTE },
      { most: 7, within: DAY },
    ],
    code: 'tooManyCodes',
  },
  /** The limit for proven owners of the account; includes messages that anybody may cause. */
  ownersMessage: {
    windows: [
      { most: 3, within: 10 * MINUTE },
      { most: 10, within: DAY },
    ],
    counter: 'message',
    code: 'tooManyCodes',
  },
  /** Wrong codes for one phone number from one address; each code allows five tries besides. */
  codeFromAddress: { windows: [{ most: 15, within: HOUR }] },
  /** Wrong codes on one device the account trusts. */
  codeOnTrusted: { windows: [{ most: 15, within: HOUR }] },
  /** Codes asked for from one address that nobody answered yet. */
  addressUnanswered: { windows: [{ most: 200, within: HOUR }] },
  /** Registrations in one block of ten thousand numbers that nobody answered yet. */
  blockUnanswered: {
    windows: [
      { most: 100, within: HOUR },
      { most: 300, within: DAY },
    ],
  },
  /** Messages that tell one person they were hired, by whichever company. */
  invitation: {
    windows: [
      { most: 1, within: 5 * MINUTE },
      { most: 3, within: DAY },
    ],
    code: 'tooManyInvitations',
  },
  /** Invitations of one company, since each costs money. */
  companyInvitation: { windows: [{ most: 300, within: DAY }], code: 'tooManyInvitations' },
  /** Sign-ins begun with the Telegram bot from one address. */
  telegramStart: { windows: [{ most: 60, within: 15 * MINUTE }] },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** The longest window of all limits. */
export const LONGEST_WINDOW_MS = DAY;
