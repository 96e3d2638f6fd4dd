import { DataList, Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** What is known of one thing: names beside values, above them on a phone. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }} className="facts">
    {children}
  </DataList.Root>
);

export interface FactProps {
  label: string;
  children: ReactNode;
  /** Under the value. */
  note?: string | undefined;
}

export const Fact = ({ label, children, note }: FactProps) => (
  <DataList.Item>
    <DataList.Label minWidth="180px">{label}</DataList.Label>
    <DataList.Value>
      <Flex direction="column" align="start" minWidth="0">
        {children}
        {note !== undefined && <span className="quiet small">{note}</span>}
      </Flex>
    </DataList.Value>
  </DataList.Item>
);
