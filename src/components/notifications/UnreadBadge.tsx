import { useText } from '#src/i18n/useText.ts';
import './unreadBadge.css';

const most = 99;

/** Number of unread notifications; nothing when there are none. */
export function UnreadBadge({ count }: { count: number }) {
  const t = useText('common');
  if (count === 0) return null;
  return (
    <span className="unread-badge">
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
