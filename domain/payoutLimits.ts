import { fromSom, type Tiyin } from './money.ts';

/** Above it Multicard wants the receiver's passport and its date, which the records do not have. */
const MULTICARD_MOST = fromSom(10_000_000);

/** The most that whoever pays sends in one payment; null where nothing limits it. A payment is never split. */
export const mostInPayment = (provider: string): Tiyin | null =>
  provider === 'multicard' ? MULTICARD_MOST : null;

/** Whether whoever pays can say what it has left to pay from. */
export const tellsBalance = (provider: string): boolean => provider !== 'hand' && provider !== 'file';
