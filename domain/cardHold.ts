import { DAY_MS } from './calendar/index.ts';

/** How long whoever set a card may not approve money to it. */
const CARD_HELD_MS = DAY_MS;

/** Cards that were set at this moment or before it are held no more. @param now epoch ms */
export const cardHoldStart = (now: number): number => now - CARD_HELD_MS;

/** Until when a card that was set at this moment is held, epoch ms. */
export const cardHoldEnd = (setAt: number): number => setAt + CARD_HELD_MS;
