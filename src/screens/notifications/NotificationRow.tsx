import { Box, Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { screenOf } from '#domain/notifications/types.ts';
import type { Notification } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import { markRead } from '#src/actors/notifications/notificationCenter.ts';
import { CheckIcon } from '#src/components/icons.tsx';
import { NotificationIcon } from '#src/components/notifications/NotificationIcon.tsx';
import { When } from '#src/components/time/When.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { appNotificationText } from '#src/push/appNotificationText.ts';
import { IconButton } from '#src/components/IconButton.tsx';

export interface NotificationRowProps {
  notification: Notification;
  onOpen: (id: string) => void;
}

/** The row is the link; one that is not read says so by a mark and a word, not by colour alone. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useText('notifications');
  const [language] = useLanguage();
  const { id, type, createdAt, readAt, organizationTitle } = notification;
  const { title, body } = appNotificationText(notification, t, language);
  const isUnread = readAt === null;
  const open = () => {
    if (isUnread) markRead(id);
    onOpen(id);
  };
  return (
    <Flex asChild position="relative" align="center" gap="3" p="3">
      <li
        className="notification"
        style={isUnread ? { background: 'var(--accent-a2)' } : undefined}
        data-row={id}
        data-unread={isUnread || undefined}
      >
        <span className="mark" data-accent-color={isUnread ? undefined : 'gray'}>
          <NotificationIcon type={type} size={22} />
        </span>
        <Box flexGrow="1" flexShrink="1" flexBasis="0" minWidth="0">
          <Text asChild weight={isUnread ? 'bold' : 'regular'}>
            <Link className="whole-link" to={screenOf(notification)} onClick={open}>
              {isUnread && <span className="sr-only">{t('notRead')}. </span>}
              {title}
            </Link>
          </Text>
          <p>{body}</p>
          <p className="quiet small">
            <When at={createdAt} form="dayMonth" by={organizationTitle} />
          </p>
        </Box>
        {isUnread && (
          <IconButton label={`${t('markOne')}: ${title}`} title={t('markOne')} onClick={() => markRead(id)}>
            <CheckIcon />
          </IconButton>
        )}
      </li>
    </Flex>
  );
}
