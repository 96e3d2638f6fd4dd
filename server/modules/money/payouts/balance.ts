import type { Services } from '../../../context.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { refusedByRule } from '../../../http/problem.ts';
import { cachedProvider } from './provider.ts';
import { selectSettings } from './sql/settings.ts';

/** The caller waits for the answer, and can continue without it. */
const ANSWERED_WITHIN_MS = 5_000;

/** The balance that the current provider can pay from. Throws 422 providerUnreachable and providerRefused. */
export async function readBalance(
  { config, db }: Pick<Services, 'config' | 'db'>,
  organizationId: string,
): Promise<components['schemas']['PayoutBalance']> {
  const settings = await selectSettings(db, organizationId);
  const provider = settings?.provider ?? 'hand';
  const news = await cachedProvider(config, settings)?.balance(AbortSignal.timeout(ANSWERED_WITHIN_MS));
  if (!news) return { provider, balance: null };
  if ('refused' in news) throw refusedByRule(news.refused);
  return { provider, balance: news.balance };
}
