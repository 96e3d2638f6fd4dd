import type { Services } from '../../context.ts';
import { dataKey, mac, seal } from '../../secrets.ts';

/**
 * A card as it is stored: the number sealed to its own row, a keyed fingerprint to find duplicates, first and last
 * digits in clear.
 */
export const cardColumns = (config: Services['config'], id: string, cardNumber: string) => ({
  id,
  numberEncrypted: seal(dataKey(config, 'card'), cardNumber, id),
  fingerprint: cardFingerprint(config, cardNumber),
  first4: cardNumber.slice(0, 4),
  last4: cardNumber.slice(-4),
});

export const cardFingerprint = (config: Services['config'], cardNumber: string): string =>
  mac(dataKey(config, 'cardFingerprint'), cardNumber);
