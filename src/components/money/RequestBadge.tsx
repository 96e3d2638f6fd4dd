import { Box, Flex } from '@radix-ui/themes';
import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';
import { ClockIcon } from '../icons.tsx';
import { StatusBadge, type Tone } from '../feedback/StatusBadge.tsx';

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

const inTheMiddle = { verticalAlign: 'middle' };

/** The state that people see (spec section 4), and beside it the step that a request in progress has reached. */
export function RequestBadge({ request }: { request: Pick<PaymentRequest, 'state' | 'shownAs'> }) {
  const t = useText('payments');
  const words: Record<PaymentRequest['state'] | PaymentRequest['shownAs'], string> = {
    inProgress: t('state.inProgress'),
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
  return (
    <ShownBadge
      shownAs={shownAs}
      tone={stepTones[state]}
      label={words[shownAs]}
      step={shownAs === 'inProgress' ? words[state] : undefined}
    />
  );
}

export interface ShownBadgeProps {
  shownAs: PaymentRequest['shownAs'];
  /** Tone of the step, if it differs from the state's. */
  tone?: Tone | undefined;
  label: string;
  step: string | undefined;
}

/** The state that people see and, while in progress, its step. */
export function ShownBadge({ shownAs, tone = tones[shownAs], label, step }: ShownBadgeProps) {
  return (
    // Inline, so that a second line is aligned as its place is.
    <span>
      <Flex as="span" display="inline-flex" style={inTheMiddle}>
        <StatusBadge
          tone={tone}
          {...(step !== undefined && { icon: <ClockIcon size={16} /> })}
          label={label}
        />
      </Flex>
      {step !== undefined && (
        <>
          {' '}
          <Box as="span" display="inline-block" ml="1" className="quiet small" style={inTheMiddle}>
            {step}
          </Box>
        </>
      )}
    </span>
  );
}
