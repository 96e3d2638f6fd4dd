import { Link } from 'react-router-dom';
import { ChevronRightIcon, DeviceIcon, PersonIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

const links = [
  { to: '/settings/profile', text: 'profileLink', Icon: PersonIcon },
  { to: '/settings/devices', text: 'devicesLink', Icon: DeviceIcon },
] as const;

/** From my account to what can be settled about it. */
export function SettingsLinks() {
  const t = useText('account');
  return (
    <nav className="card" aria-label={t('settings')}>
      <ul>
        {links.map(({ to, text, Icon }) => (
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
