import type { components } from '#openapi/generated/contract.d.ts';
import { company, server } from './paymentsWorld.ts';

export const settlePayment = (
  id: string,
  body: components['schemas']['PayoutSettlement'],
  as: { accessToken: string; jobId: string } = company.employer,
) => server.call('settlePaymentRequest', { as, job: as.jobId, path: { id }, body });

export const choosePayouts = (body: components['schemas']['PayoutSettingsUpdate'], as = company.employer) =>
  server.call('updatePayoutSettings', { as, job: as.jobId, body });
