import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '#src/components/BrandMark.tsx';
import { useText } from '#src/i18n/useText.ts';

interface BarProps {
  /** On a phone nothing but what `children` show there, in the corner of the screen. */
  corner?: boolean;
  children: ReactNode;
}

/** The top of every screen behind sign-in; it begins with the way home. */
export function Bar({ corner = false, children }: BarProps) {
  const t = useText('common');
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      height={{ initial: corner ? 'auto' : 'var(--bar-height)', md: 'var(--bar-height)' }}
      pl={{ initial: corner ? '0' : '4', md: '4' }}
      pr={{ initial: corner ? '0' : '2', md: '4' }}
      position={{ initial: corner ? 'absolute' : 'sticky', md: 'sticky' }}
      top={{
        initial: corner ? 'calc(20px + var(--offline-height, 0px))' : 'var(--offline-height, 0px)',
        md: 'var(--offline-height, 0px)',
      }}
      right={{ initial: corner ? '8px' : 'auto', md: 'auto' }}
      gridColumn="1 / -1"
      className="bar"
    >
      <header data-corner={corner ? '' : undefined}>
        <Flex
          asChild
          display={{ initial: corner ? 'none' : 'flex', md: 'flex' }}
          align="center"
          minHeight="var(--tap)"
        >
          <Link to="/home" aria-label={t('toHome')}>
            <BrandMark size={28} />
          </Link>
        </Flex>
        {children}
      </header>
    </Flex>
  );
}
