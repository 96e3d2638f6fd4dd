import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark.tsx';
import { PersonIcon } from '../../components/icons.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { ThemeButton } from '../../components/ThemeSwitch.tsx';
import { useText } from '../../i18n/useText.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { InspectorPanel } from './inspectorPanel.tsx';
import { navigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';

/**
 * Navigation at the side on a desktop and at the bottom on a phone; company, language, theme and account at the top.
 */
export function EmployerFrame({ children }: { children: ReactNode }) {
  const t = useText('common');
  const { organizationTitle } = useAccountFacts();
  return (
    <div className="frame" data-role="employer">
      <header className="bar">
        <Link to="/home" className="bar-brand" aria-label={t('toHome')}>
          <BrandMark size={32} />
        </Link>
        <strong className="bar-company">{organizationTitle}</strong>
        <span className="bar-switches">
          <LanguageSwitch />
          <ThemeButton />
        </span>
        <NotificationsLink />
        <Link to="/account" className="round-button" aria-label={t('navAccount')}>
          <PersonIcon size={22} />
        </Link>
      </header>
      <nav className="tabs" aria-label={t('navigation')}>
        {navigation.employer.map((item) => (
          <NavigationLink key={item.to} item={item} />
        ))}
      </nav>
      {children}
      <InspectorPanel />
    </div>
  );
}
