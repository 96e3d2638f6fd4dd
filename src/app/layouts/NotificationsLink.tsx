import { NavLink } from 'react-router-dom';
import { BellIcon } from '../../components/icons.tsx';
import { UnreadBadge } from '../../components/notifications/UnreadBadge.tsx';
import { useText } from '../../i18n/useText.ts';
import { useUnread } from '#src/actors/notifications/notificationCenter.ts';

/** The bell with the number of unread notifications. */
export function NotificationsLink() {
  const t = useText('common');
  const count = useUnread();
  const name = count === 0 ? t('notifications') : `${t('notifications')}: ${t('unread', { count })}`;
  return (
    <NavLink to="/notifications" className="round-button bell" aria-label={name}>
      <BellIcon size={22} />
      <span className="bell-count">
        <UnreadBadge count={count} />
      </span>
    </NavLink>
  );
}
