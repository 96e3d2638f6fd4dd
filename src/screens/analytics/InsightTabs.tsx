import { TabNav } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/useText.ts';

const pages = ['analytics', 'reports', 'audit'] as const;

/** What the numbers say on the screen and as files, and who changed what. */
export function InsightTabs({ current }: { current: (typeof pages)[number] }) {
  const t = useText('reports');
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
