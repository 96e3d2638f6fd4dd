import { DAY_MS } from './calendar/index.ts';

/** How long the account that set a card may not approve payments to it. */
const CARD_HELD_MS = DAY_MS;

/**
 * Cards set at or before this moment are no longer held.
 * @param now epoch ms
 */
export const cardHoldStart = (now: number): number => now - CARD_HELD_MS;

/** Until when a card that was set at this moment is held, epoch ms. */
export const cardHoldEnd = (setAt: number): number => setAt + CARD_HELD_MS;
