import { payoutStatesOnTheirWay } from '#machines/lifecycles/payoutMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayoutSettings } from '../../../database/tables.generated.ts';
import { conflict, fieldRefused, refusedByRule } from '../../../http/problem.ts';
import { seal, unseal } from '../../../secrets.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { availableProviders, providerOf, secretKey } from './provider.ts';
import { countAtProvider } from './sql/due.ts';
import { saveVersion, selectSettings } from './sql/settings.ts';

type Schemas = components['schemas'];
const CHECK_WITHIN_MS = 10_000;

export const presentSettings = (
  config: Services['config'],
  settings: PayoutSettings | undefined,
  unsettled: Schemas['PayoutsUnsettled'],
  balance: Schemas['PayoutSettings']['balance'] = null,
): Schemas['PayoutSettings'] => ({
  version: settings?.version ?? 0,
  provider: settings?.provider ?? 'hand',
  offered: availableProviders(config),
  applicationId: settings?.applicationId ?? null,
  storeId: settings?.storeId ?? null,
  balance,
  unsettled,
});

/** Throws 400 required at a missing field, and `/provider` for a provider that is not offered here. */
export function acceptSettings(
  { config }: Pick<Services, 'config'>,
  before: PayoutSettings | undefined,
  { version, provider, applicationId, storeId, secret }: Schemas['PayoutSettingsUpdate'],
  { organizationId, byAccountId, at }: Author,
): PayoutSettings {
  if (!availableProviders(config).includes(provider)) throw fieldRefused('/provider', 'providerNotOffered');
  const row = { organizationId, version: version + 1, provider, savedAt: at, savedByAccountId: byAccountId };
  if (provider !== 'multicard') return { ...row, applicationId: null, storeId: null, secretEncrypted: null };
  const given = { applicationId: applicationId?.trim(), storeId: storeId?.trim() };
  for (const field of ['applicationId', 'storeId'] as const)
    if (!given[field]) throw fieldRefused(`/${field}`, 'required');
  const kept = before?.secretEncrypted;
  if (!secret && !kept) throw fieldRefused('/secret', 'required');
  const key = secretKey(config);
  const isKept = kept && (!secret || secret === tryUnseal(key, kept, organizationId));
  return {
    ...row,
    applicationId: given.applicationId!,
    storeId: given.storeId!,
    // The same bytes for the same secret, so that saving can detect another one.
    secretEncrypted: isKept ? kept : seal(key, secret!, organizationId),
  };
}

/** Undefined when another key sealed it, so that it can still be replaced. */
function tryUnseal(key: Buffer, sealed: Buffer, context: string): string | undefined {
  try {
    return unseal(key, sealed, context).toString();
  } catch {
    return undefined;
  }
}

/** Asks the provider whether it accepts these settings; outside any transaction. Throws 422. */
export async function checkSettings(
  { config }: Pick<Services, 'config'>,
  wanted: PayoutSettings,
): Promise<Schemas['PayoutSettings']['balance']> {
  const answer = await providerOf(config, wanted)?.check(AbortSignal.timeout(CHECK_WITHIN_MS));
  if (!answer) return null;
  if ('balance' in answer) return answer.balance;
  const code = answer.refused;
  throw refusedByRule(code, { errors: [{ pointer: '/secret', code }] });
}

/** Throws 409. */
export async function saveSettings(tx: Tx, wanted: PayoutSettings, author: Author): Promise<void> {
  const { organizationId } = wanted;
  const before = await selectSettings(tx, organizationId);
  const isOther =
    before && (before.provider !== wanted.provider || before.applicationId !== wanted.applicationId);
  if (isOther && (await countAtProvider(tx, organizationId, payoutStatesOnTheirWay)) > 0)
    throw conflict('payoutsOnTheirWay');
  if (!(await saveVersion(tx, wanted))) throw conflict('changedMeanwhile');
  const { secretEncrypted } = wanted;
  const isOtherSecret = secretEncrypted && !before?.secretEncrypted?.equals(secretEncrypted);
  await writeAudit(tx, author, [
    {
      subject: 'payoutSettings',
      event: 'save',
      before: valuesOf(before),
      after: { ...valuesOf(wanted), ...(isOtherSecret && { secretChanged: true }) },
    },
  ]);
}

/** Audited values, without the secret. */
const valuesOf = (settings: PayoutSettings | undefined) =>
  settings
    ? { provider: settings.provider, applicationId: settings.applicationId, storeId: settings.storeId }
    : null;
