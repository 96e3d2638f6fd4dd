import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';
import { Amount } from '../Amount.tsx';
import './requestFacts.css';

/** What a request is judged by: what was asked and why, and what its month holds now. */
export function RequestFacts({ request }: { request: components['schemas']['PaymentRequest'] }) {
  const t = useText('payments');
  const { askedAmount, note, funds } = request;
  return (
    <dl className="request-facts">
      <dt>{t('asked')}</dt>
      <dd>
        <Amount tiyin={askedAmount} />
      </dd>
      {funds && (
        <>
          <dt>{t('earned')}</dt>
          <dd>
            <Amount tiyin={funds.earned} />
          </dd>
          <dt>{t('enabledBesides')}</dt>
          <dd>
            <Amount tiyin={funds.enabled} />
          </dd>
        </>
      )}
      {note !== null && (
        <>
          <dt>{t('note')}</dt>
          <dd className="request-note">{note}</dd>
        </>
      )}
    </dl>
  );
}
