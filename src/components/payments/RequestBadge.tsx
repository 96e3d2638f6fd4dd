import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';
import { StatusBadge, type Tone } from '../StatusBadge.tsx';

type PaymentRequest = components['schemas']['PaymentRequest'];

const tones: Record<PaymentRequest['shownAs'], Tone> = {
  inProgress: 'amber',
  paid: 'green',
  cancelled: 'gray',
};

/** The three states that people see (spec section 4), with the step that a request in progress has reached. */
export function RequestBadge({ request }: { request: PaymentRequest }) {
  const t = useText('payments');
  const words: Record<PaymentRequest['state'], string> = {
    inProcess: t('state.inProcess'),
    approved: t('state.approved'),
    failed: t('state.failed'),
    paid: t('state.paid'),
    cancelled: t('state.cancelled'),
  };
  const tone =
    request.state === 'approved' ? 'teal' : request.state === 'failed' ? 'red' : tones[request.shownAs];
  return <StatusBadge tone={tone} label={words[request.state]} />;
}
