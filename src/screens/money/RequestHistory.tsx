import { Flex } from '@radix-ui/themes';
import type { RefObject } from 'react';
import type { components } from '#openapi/generated/contract.d.ts';
import type { RequestDetails } from '#src/actors/money/requestDetails.ts';
import { Amount } from '#src/components/Amount.tsx';
import { RecordChartLink } from '#src/components/inspector/RecordChartLink.tsx';
import { When } from '#src/components/time/When.tsx';
import { useText } from '#src/i18n/useText.ts';

type RequestEvent = components['schemas']['PaymentRequestEvent'];

/** Asking is no event of the lifecycle: it begins in its first state. */
const trailOf = (history: readonly RequestEvent[]) =>
  history.map(({ event, toState, at }) => ({
    event: event === 'ask' ? toState : `paymentRequest.${event}`,
    at,
  }));

/** Who asked and who decided, when, on which amount and why. */
export function RequestHistory({
  request: { employeeName, kind, state, history },
  heading,
}: {
  request: RequestDetails;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const t = useText('payments');
  return (
    <section className="card stack" aria-labelledby="history">
      <Flex align="center" justify="between">
        <h2 id="history" ref={heading} tabIndex={-1}>
          {t('history')}
        </h2>
        <RecordChartLink
          machine="paymentRequest"
          record={{ name: employeeName, states: [state], trail: trailOf(history) }}
        />
      </Flex>
      <ol className="lines">
        {history.map((event) => (
          <Line key={event.id} kind={kind} event={event} />
        ))}
      </ol>
    </section>
  );
}

function Line({
  kind,
  event: { event, amount, at, by, reason },
}: {
  kind: RequestDetails['kind'];
  event: RequestEvent;
}) {
  const t = useText('payments');
  return (
    <li>
      <Flex wrap="wrap" align="baseline" justify="between" gapX="4">
        <strong>{t(event === 'ask' && kind !== 'asked' ? 'computedByRun' : `event.${event}`)}</strong>
        <Amount tiyin={amount} />
      </Flex>
      <p className="quiet small">
        <When at={at} by={by ?? t('bySystem')} />
      </p>
      {reason !== null && <p className="small">{t('because', { reason })}</p>}
    </li>
  );
}
