import { TabNav } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';

type InsightPage = 'analytics' | 'reports' | 'audit';

/** What the numbers say on the screen and as files; and who changed what, which owners have among their settings. */
export function InsightTabs({ current }: { current: InsightPage }) {
  const t = useText('reports');
  const isOwner = useColleagueRole() === 'owner';
  const pages: InsightPage[] = ['analytics', 'reports', ...(isOwner ? [] : (['audit'] as const))];
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
