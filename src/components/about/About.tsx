import { Popover } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { IconButton } from '../IconButton.tsx';
import { InfoIcon } from '../icons.tsx';

/** Explains a term on a press. */
export function About({ name, children }: { name: string; children: ReactNode }) {
  const t = useText('shell');
  return (
    <Popover.Root>
      <Popover.Trigger>
        <IconButton label={t('about', { name })}>
          <InfoIcon size={18} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content maxWidth="320px" size="1">
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
