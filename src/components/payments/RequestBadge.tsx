import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';
import { StatusBadge, type Tone } from '../StatusBadge.tsx';

type PaymentRequest = components['schemas']['PaymentRequest'];

const tones: Record<PaymentRequest['shownAs'], Tone> = {
  inProgress: 'amber',
  paid: 'green',
  cancelled: 'gray',
};

const stepTones: Partial<Record<PaymentRequest['state'], Tone>> = {
  approved: 'teal',
  approvedAlone: 'teal',
  sending: 'teal',
  failed: 'red',
  returned: 'red',
};

/** The three states that people see (spec section 4), with the step that a request in progress has reached. */
export function RequestBadge({ request }: { request: Pick<PaymentRequest, 'state' | 'shownAs'> }) {
  const t = useText('payments');
  const words: Record<PaymentRequest['state'], string> = {
    inProcess: t('state.inProcess'),
    approvedAlone: t('state.approvedAlone'),
    approved: t('state.approved'),
    sending: t('state.sending'),
    inDoubt: t('state.inDoubt'),
    failed: t('state.failed'),
    returned: t('state.returned'),
    paid: t('state.paid'),
    cancelled: t('state.cancelled'),
  };
  const { state, shownAs } = request;
  return <StatusBadge tone={stepTones[state] ?? tones[shownAs]} label={words[state]} />;
}
