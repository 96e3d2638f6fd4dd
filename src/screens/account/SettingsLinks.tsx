import { Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { useColleagueRole, useRole } from '#src/session/job.ts';
import { useUnread } from '#src/actors/notifications/notificationCenter.ts';
import { UnreadBadge } from '#src/components/notifications/UnreadBadge.tsx';
import {
  BellIcon,
  BuildingIcon,
  ChartIcon,
  CardIcon,
  ChevronRightIcon,
  DeviceIcon,
  PersonIcon,
  SettingsIcon,
} from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

const links = [
  { to: '/notifications', text: 'notificationsLink', Icon: BellIcon },
  { to: '/settings/profile', text: 'profileLink', Icon: PersonIcon },
  { to: '/settings/devices', text: 'devicesLink', Icon: DeviceIcon },
  { to: '/settings/notification-settings', text: 'notificationSettingsLink', Icon: SettingsIcon },
] as const;
const employees = [{ to: '/home#cards', text: 'cardsLink', Icon: CardIcon }] as const;
const bookkeepers = [{ to: '/analytics', text: 'analyticsLink', Icon: ChartIcon }] as const;
const owners = [{ to: '/settings/company', text: 'companyLink', Icon: BuildingIcon }] as const;

/** Links from my account to its settings. */
export function SettingsLinks() {
  const t = useText('account');
  const role = useRole();
  const isEmployer = role === 'employer';
  const colleague = useColleagueRole();
  const isOwner = colleague === 'owner';
  const unread = useUnread();
  return (
    <nav className="card" aria-label={t('settings')}>
      <ul className="lines">
        {[
          ...links,
          ...(role === 'employee' ? employees : []),
          ...(isEmployer && colleague !== 'manager' ? bookkeepers : []),
          ...(isOwner ? owners : []),
        ].map(({ to, text, Icon }) => (
          <li key={to}>
            <Flex
              asChild
              align="center"
              gap="3"
              my="calc(-1 * var(--line-padding))"
              minHeight="calc(28px + 2 * var(--line-padding))"
            >
              <Link to={to} className="plain">
                <Icon size={20} color="var(--accent-11)" />
                <Text weight="medium" mr="auto">
                  {t(text)}
                </Text>
                {to === '/notifications' && <UnreadBadge count={unread} />}
                <ChevronRightIcon size={18} color="var(--quiet)" />
              </Link>
            </Flex>
          </li>
        ))}
      </ul>
    </nav>
  );
}
