import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';

const underBar = 'calc(var(--bar-height) + var(--offline-height, 0px))';

/** Navigation at the side on a desktop and under the thumb on a phone. */
export function Tabs({ isCollapsed = false, children }: { isCollapsed?: boolean; children: ReactNode }) {
  const t = useText('common');
  return (
    <Flex
      asChild
      position={{ initial: 'fixed', md: 'sticky' }}
      direction={{ md: 'column' }}
      align={{ initial: 'center', md: 'stretch' }}
      gap={{ md: '2px' }}
      width={{ md: isCollapsed ? '56px' : '208px' }}
      px={{ md: '2' }}
      pt={{ md: '3' }}
      pb={{ initial: 'env(safe-area-inset-bottom)', md: '3' }}
      inset={{ initial: 'auto 0 0', md: `${underBar} auto auto` }}
      height={{ initial: 'var(--tabs-height)', md: `calc(100dvh - ${underBar})` }}
      className="tabs"
    >
      <nav aria-label={t('navigation')}>{children}</nav>
    </Flex>
  );
}
