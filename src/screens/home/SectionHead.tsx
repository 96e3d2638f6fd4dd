import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** A section's heading, with the way to all of it at its end. */
export const SectionHead = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Flex wrap="wrap" align="center" justify="between" gap="2" minHeight="var(--tap)">
    <h2 id={id}>{title}</h2>
    {children}
  </Flex>
);
