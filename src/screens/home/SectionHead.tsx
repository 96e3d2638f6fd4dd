import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A section's heading, with the way to all of it at its end. */
export const SectionHead = ({ id, title, badge, children }: SectionHeadProps) => (
  <Flex wrap="wrap" align="center" justify="between" gap="2" minHeight="var(--tap)">
    <Flex align="center" gap="2">
      <h2 id={id}>{title}</h2>
      {badge}
    </Flex>
    {children}
  </Flex>
);
