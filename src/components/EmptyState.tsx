import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { InboxIcon } from './icons.tsx';
import './empty.css';

/** One sentence ("No data" by default), and the one action that fills the list. */
export function EmptyState({ text, action, icon }: { text?: string; action?: ReactNode; icon?: ReactNode }) {
  const t = useText('common');
  return (
    <div className="empty">
      <span className="empty-mark">{icon ?? <InboxIcon size={28} />}</span>
      <p>{text ?? t('noData')}</p>
      {action}
    </div>
  );
}
