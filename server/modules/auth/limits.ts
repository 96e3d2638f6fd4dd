const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  most: number;
  within: number;
}

/** Product §5. Most of a kind for one subject within a time, the longest time last. */
export const limits = {
  /** Wrong passwords for one account; a device the account trusts counts apart, so strangers cannot lock its owner out. */
  wrongPassword: [{ most: 10, within: 15 * MINUTE }],
  /** Wrong passwords and codes from one address: an office shares one. */
  addressFailure: [{ most: 100, within: 15 * MINUTE }],
  /** Codes for one phone number; those asked for by a device the account trusts count apart. */
  codeSent: [
    { most: 5, within: HOUR },
    { most: 10, within: DAY },
  ],
  codeGuess: [{ most: 15, within: HOUR }],
  /** Codes nobody answered yet: asked for from one address, and for one block of ten thousand numbers. */
  addressUnanswered: [{ most: 200, within: HOUR }],
  blockUnanswered: [
    { most: 100, within: HOUR },
    { most: 300, within: DAY },
  ],
  /** Sign-ins begun with the Telegram bot from one address. */
  telegramStart: [{ most: 60, within: 15 * MINUTE }],
} as const satisfies Record<string, readonly Limit[]>;
export type LimitKind = keyof typeof limits;

/** Nothing looks back further. */
export const LONGEST_WINDOW_MS = DAY;
