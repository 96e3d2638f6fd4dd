import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** A setting's name, and at the end of the line what changes it. */
export const Setting = ({ label, children }: { label: string; children: ReactNode }) => (
  <Flex wrap="wrap" align="center" justify="between" gapX="4" gapY="1" minHeight="var(--tap)">
    <span>{label}</span>
    {children}
  </Flex>
);
