import { Flex } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { useAccountFacts } from '#src/session/job.ts';
import { useText } from '#src/i18n/useText.ts';

/** The company of the active job; leads to switching jobs. */
export function CompanyLine() {
  const t = useText('home');
  const { organizationTitle } = useAccountFacts();
  if (!organizationTitle) return null;
  return (
    <Flex asChild display="inline-flex" align="center" gap="2" minHeight="var(--tap)" my="-2">
      <Link to="/account" className="plain" aria-label={t('switchJob', { company: organizationTitle })}>
        {organizationTitle}
        <span aria-hidden="true">›</span>
      </Link>
    </Flex>
  );
}
