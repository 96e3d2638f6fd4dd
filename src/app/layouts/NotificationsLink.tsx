import { Box } from '@radix-ui/themes';
import { BellIcon } from '../../components/icons.tsx';
import { IconLink } from '../../components/IconButton.tsx';
import { UnreadBadge } from '../../components/notifications/UnreadBadge.tsx';
import { useText } from '../../i18n/useText.ts';
import { useUnread } from '#src/actors/notifications/notificationCenter.ts';

/** The bell with the number of unread notifications. */
export function NotificationsLink() {
  const t = useText('common');
  const say = useText('notifications');
  const count = useUnread();
  const name = count === 0 ? t('notifications') : `${t('notifications')}: ${say('unread', { count })}`;
  return (
    <IconLink to="/notifications" label={name}>
      <BellIcon size={22} />
      <Box asChild position="absolute" top="0" right="0" className="bell-count">
        <span>
          <UnreadBadge count={count} />
        </span>
      </Box>
    </IconLink>
  );
}
