import { Link } from 'react-router-dom';
import { useRole } from '#src/app/job.ts';
import { ChartIcon, ChevronRightIcon, DeviceIcon, PersonIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

const links = [
  { to: '/settings/profile', text: 'profileLink', Icon: PersonIcon },
  { to: '/settings/devices', text: 'devicesLink', Icon: DeviceIcon },
] as const;
const employers = [{ to: '/machines', text: 'machinesLink', Icon: ChartIcon }] as const;

/** From my account to what can be settled about it. */
export function SettingsLinks() {
  const t = useText('account');
  const isEmployer = useRole() === 'employer';
  return (
    <nav className="card" aria-label={t('settings')}>
      <ul>
        {[...links, ...(isEmployer ? employers : [])].map(({ to, text, Icon }) => (
          <li key={to} className="setting-line">
            <Link to={to} className="setting-link">
              <Icon size={22} />
              <span>{t(text)}</span>
              <ChevronRightIcon size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
