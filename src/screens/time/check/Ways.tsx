import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';

/** Other ways to punch, side by side. */
export function Ways({ children }: { children: ReactNode }) {
  const t = useText('attendance');
  return (
    <Flex
      wrap="wrap"
      gap="3"
      maxWidth="360px"
      mx="auto"
      className="fill"
      role="group"
      aria-label={t('otherWays')}
    >
      {children}
    </Flex>
  );
}
