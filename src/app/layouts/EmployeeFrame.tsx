import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark.tsx';
import { ScanIcon } from '../../components/icons.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { ThemeButton } from '../../components/ThemeSwitch.tsx';
import { useText } from '../../i18n/useText.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { checkInPath, navigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';

/** For one-handed use: everything at the bottom, with check-in in the middle. On a desktop it is a bar at the top. */
export function EmployeeFrame({ children }: { children: ReactNode }) {
  const t = useText('common');
  const { organizationTitle } = useAccountFacts();
  const [home, attendance, requests, account] = navigation.employee.map((item) => (
    <NavigationLink key={item.to} item={item} />
  ));
  return (
    <div className="frame" data-role="employee">
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
      </header>
      <nav className="tabs" aria-label={t('navigation')}>
        {home}
        {attendance}
        <NavLink to={checkInPath} className="tabs-scan" aria-label={t('checkIn')}>
          <ScanIcon size={28} />
        </NavLink>
        {requests}
        {account}
      </nav>
      {children}
    </div>
  );
}
