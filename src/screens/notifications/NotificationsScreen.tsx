import { Box } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { loadNotifications } from '#src/actors/notifications/notifications.ts';
import { watchNotifications } from '#src/actors/notifications/watchNotifications.ts';
import { markAllRead, readMarking, useUnread } from '#src/actors/notifications/notificationCenter.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { BellIcon } from '#src/components/icons.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useText } from '#src/i18n/useText.ts';
import { NotificationRow } from './NotificationRow.tsx';

const machine = makeList(loadNotifications, watchNotifications);
const filters = { state: ['unread'] };

export default function NotificationsScreen() {
  const t = useText('notifications');
  const common = useText('common');
  const unread = useUnread();
  const list = useList(machine, { filters });
  const { actor, isBusy, isEmpty, query, result, leave, send } = list;
  const unmarked = useSelector(readMarking, (marking) =>
    marking.hasTag('error') ? marking.context.failure : null,
  );
  const rows = result?.items ?? [];
  const newest = Math.max(0, ...rows.map(({ sequence }) => sequence));
  const choose = (state: string) => send({ type: 'filter.changed', filter: state ? { state } : {} });
  const markAll = unread > 0 && rows.length > 0 && (
    <Button variant="soft" size="2" onClick={() => markAllRead(newest)}>
      {t('markAll')}
    </Button>
  );
  const read = isEmpty ? undefined : t('allRead');
  const lead = unread > 0 ? t('unread', { count: unread }) : read;
  return (
    <Screen title={common('notifications')} lead={lead} actor={actor} actions={markAll}>
      {!isEmpty && (
        <SelectField
          label={t('show')}
          name="state"
          value={query.filter['state'] ?? ''}
          options={[
            { value: '', label: t('showAll') },
            { value: 'unread', label: t('showUnread') },
          ]}
          onChange={choose}
        />
      )}
      <ListBody
        list={list}
        head={
          unmarked && (
            <FailureNotice failure={unmarked} onRetry={() => readMarking.send({ type: 'read.retried' })} />
          )
        }
        empty={
          <EmptyState
            icon={<BellIcon size={28} />}
            text={t('empty')}
            action={<ButtonLink to="/settings/notification-settings">{t('settings.title')}</ButtonLink>}
          />
        }
        nothing={{ text: t('nothingUnread'), all: t('showAll'), icon: <BellIcon size={28} /> }}
        skeleton={<SkeletonList rows={6} height={76} />}
      >
        <Box asChild p="0" overflow="hidden">
          <ul className="card lines" aria-label={t('list')} aria-busy={isBusy}>
            {rows.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onOpen={leave} />
            ))}
          </ul>
        </Box>
      </ListBody>
    </Screen>
  );
}
