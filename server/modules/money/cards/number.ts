import { cardBrand } from '#domain/fields/cardNumber.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import { dataKey, mac, seal } from '../../../secrets.ts';

type Config = Services['config'];

/** The columns of a card: its number encrypted for this row alone, a keyed fingerprint to find duplicates, both ends in clear. */
export const cardColumns = (config: Config, id: string, cardNumber: string) => ({
  id,
  numberEncrypted: seal(dataKey(config, 'card'), cardNumber, id),
  fingerprint: cardFingerprint(config, cardNumber),
  first4: cardNumber.slice(0, 4),
  last4: cardNumber.slice(-4),
});

export const cardFingerprint = (config: Config, cardNumber: string): string =>
  mac(dataKey(config, 'cardFingerprint'), cardNumber);

export const presentCard = ({
  id,
  first4,
  last4,
}: Record<'id' | 'first4' | 'last4', string>): components['schemas']['Card'] => ({
  id,
  first4,
  last4,
  brand: cardBrand(first4),
});
