import { TabNav } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole, useRole } from '#src/session/job.ts';

/** In the order in which money goes: asked for, earned, computed, handed to the bank, paid, booked. */
const ofCompany = {
  requests: '/requests',
  earnings: '/payments/earnings',
  runs: '/payments/runs',
  registers: '/payments/registers',
  payments: '/payments',
  transactions: '/transactions',
  ledger: '/ledger',
} as const;
const ownPages = {
  requests: '/requests',
  payments: '/payments',
  transactions: '/transactions',
  payslips: '/payslips',
} as const;

/** On a phone the row of pages is wider than the screen. */
function showCurrent(nav: HTMLElement | null): void {
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Tabs of the money pages, the company's or an employee's own. A manager has only the requests and so no tabs. */
export function MoneyTabs({ current }: { current: keyof typeof ofCompany | keyof typeof ownPages }) {
  const t = useText('payments');
  const pages = useRole() === 'employer' ? ofCompany : ownPages;
  if (useColleagueRole() === 'manager') return null;
  return (
    <TabNav.Root ref={showCurrent} size={{ initial: '1', sm: '2' }} aria-label={t('pages')}>
      {(Object.entries(pages) as [typeof current, string][]).map(([page, to]) => (
        <TabNav.Link key={page} asChild active={page === current}>
          <Link to={to}>{t(page)}</Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
}
