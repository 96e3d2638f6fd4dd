import { fromSom, type Tiyin } from './money.ts';

/** Above this amount Multicard requires the receiver's passport and its date, which the records do not have. */
const MULTICARD_MOST = fromSom(10_000_000);

/** The provider's limit of a payment; null for none. Payments are never split. */
export const mostInPayment = (provider: string): Tiyin | null =>
  provider === 'multicard' ? MULTICARD_MOST : null;

/** Whether the provider can report its balance. */
export const tellsBalance = (provider: string): boolean => provider !== 'hand' && provider !== 'file';
