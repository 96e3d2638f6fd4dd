import { Link } from 'react-router-dom';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { RequestBadge } from '#src/components/payments/RequestBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

export function LastRequests({ requests }: { requests: components['schemas']['PaymentRequest'][] }) {
  const t = useText('home');
  const [language] = useLanguage();
  return (
    <section className="stack" data-gap="small" aria-labelledby="last-title">
      <div className="section-head">
        <h2 id="last-title">{t('lastRequests')}</h2>
        {requests.length > 0 && <Link to="/requests">{t('allRequests')}</Link>}
      </div>
      {requests.length === 0 ? (
        <p className="quiet">{t('noRequests')}</p>
      ) : (
        <ul className="card movements">
          {requests.map((request) => (
            <li key={request.id}>
              <div>
                <Amount tiyin={request.amount} />
                <span className="quiet small">
                  {formatDate(companyDate(Date.parse(request.requestedAt)), language, 'dayMonth')}
                </span>
              </div>
              <RequestBadge request={request} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
