import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** The heading of a card whose number is the hero. */
export const CardLabel = ({ id, children }: { id: string; children: ReactNode }) => (
  <Text asChild color="gray" weight="medium" className="small">
    <h2 id={id}>{children}</h2>
  </Text>
);
