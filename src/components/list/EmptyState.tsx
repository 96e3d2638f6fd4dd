import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { InboxIcon } from '../icons.tsx';

/** One sentence ("No data" by default), and the one action that fills the list. */
export function EmptyState({ text, action, icon }: { text?: string; action?: ReactNode; icon?: ReactNode }) {
  const t = useText('lists');
  return (
    <Flex direction="column" align="center" gap="4" px="4" py="8" className="center">
      <span className="mark" data-size="large">
        {icon ?? <InboxIcon size={28} />}
      </span>
      <p className="quiet">{text ?? t('noData')}</p>
      {action}
    </Flex>
  );
}
