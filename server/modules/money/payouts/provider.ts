import type { Services } from '../../../context.ts';
import type { Executor } from '../../../database/database.ts';
import type { PayoutSettings } from '../../../database/tables.generated.ts';
import { multicardPayouts } from '../../../providers/payouts/multicard.ts';
import type { PayoutProvider } from '../../../providers/payouts/provider.ts';
import { sandboxPayouts } from '../../../providers/payouts/sandbox.ts';
import { dataKey, unseal } from '../../../secrets.ts';
import { selectSettings } from './sql/settings.ts';

export type ProviderName = PayoutSettings['provider'];

export const secretKey = (config: Services['config']) => dataKey(config, 'payoutSecret');

/** The sandbox is for development only: in production it would report payments that nobody receives. */
export const availableProviders = ({ mode }: Services['config']): ProviderName[] => [
  'hand',
  'file',
  ...(mode === 'development' ? (['sandbox'] as const) : []),
  'multicard',
];

/** Undefined when the company pays by itself, and when its provider is not offered here. */
export function providerOf(
  config: Services['config'],
  settings: PayoutSettings | undefined,
): PayoutProvider | undefined {
  if (!settings || !availableProviders(config).includes(settings.provider)) return undefined;
  if (settings.provider === 'sandbox') return sandboxPayouts;
  const { applicationId, storeId, secretEncrypted, organizationId } = settings;
  if (settings.provider !== 'multicard' || applicationId === null || storeId === null || !secretEncrypted)
    return undefined;
  const secret = unseal(secretKey(config), secretEncrypted, organizationId).toString();
  return multicardPayouts({ url: config.multicardUrl, applicationId, storeId, secret });
}

const inUse = new WeakMap<Services['config'], Map<string, { version: number; provider: PayoutProvider }>>();

/** The same instance while the settings stay the same, so that it stays signed in. */
export function cachedProvider(
  config: Services['config'],
  settings: PayoutSettings | undefined,
): PayoutProvider | undefined {
  if (!settings) return undefined;
  const { organizationId, version } = settings;
  const all = inUse.get(config) ?? new Map<string, { version: number; provider: PayoutProvider }>();
  inUse.set(config, all);
  const known = all.get(organizationId);
  if (known?.version === version) return known.provider;
  const provider = providerOf(config, settings);
  if (provider) all.set(organizationId, { version, provider });
  else all.delete(organizationId);
  return provider;
}

/** The provider that pays requests approved now. */
export async function currentProvider(db: Executor, organizationId: string): Promise<ProviderName> {
  return (await selectSettings(db, organizationId))?.provider ?? 'hand';
}
