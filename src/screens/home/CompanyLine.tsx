import { Link } from 'react-router-dom';
import { useAccountFacts } from '#src/session/job.ts';
import { useText } from '#src/i18n/useText.ts';

/** The company of the active job; leads to switching jobs. */
export function CompanyLine() {
  const t = useText('home');
  const { organizationTitle } = useAccountFacts();
  if (!organizationTitle) return null;
  return (
    <Link to="/account" className="company-line" aria-label={t('switchJob', { company: organizationTitle })}>
      {organizationTitle}
    </Link>
  );
}
