import { Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { SectionHead } from './SectionHead.tsx';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import { Amount } from '#src/components/Amount.tsx';
import { RequestBadge } from '#src/components/money/RequestBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

export function LastRequests({ requests }: { requests: HomeFigures['requests'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  return (
    <section className="stack" data-gap="small" aria-labelledby="last-title">
      <SectionHead id="last-title" title={t('lastRequests')}>
        {requests.length > 0 && <Link to="/requests">{t('allRequests')}</Link>}
      </SectionHead>
      {requests.length === 0 ? (
        <p className="quiet">{t('noRequests')}</p>
      ) : (
        <ul className="card lines">
          {requests.map((request) => (
            <Flex asChild align="center" justify="between" gap="4" key={request.id}>
              <li>
                <Flex direction="column">
                  <Link to={`/requests/${request.id}`}>
                    <Amount tiyin={request.amount} />
                  </Link>
                  <span className="quiet small">
                    {request.kind !== 'asked' && `${t(`kind.${request.kind}`)}, `}
                    {formatDate(companyDate(Date.parse(request.requestedAt)), language, 'dayMonth')}
                  </span>
                </Flex>
                <Text align="right">
                  <RequestBadge request={request} />
                </Text>
              </li>
            </Flex>
          ))}
        </ul>
      )}
    </section>
  );
}
