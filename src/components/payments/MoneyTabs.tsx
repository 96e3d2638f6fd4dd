import { TabNav } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole, useRole } from '#src/session/job.ts';

type MoneyPage = 'requests' | 'payments' | 'transactions' | 'ledger' | 'payslips';

/** Money that was asked for, and what became of it. A manager has the requests alone; the books are the company's, payslips a person's own. */
export function MoneyTabs({ current }: { current: MoneyPage }) {
  const t = useText('payments');
  const isEmployer = useRole() === 'employer';
  if (useColleagueRole() === 'manager') return null;
  const pages: MoneyPage[] = ['requests', 'payments', 'transactions', isEmployer ? 'ledger' : 'payslips'];
  return (
    <TabNav.Root size={{ initial: '1', sm: '2' }} aria-label={t('pages')}>
      {pages.map((page) => (
        <TabNav.Link key={page} asChild active={page === current}>
          <Link to={`/${page}`}>{t(page)}</Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
}
