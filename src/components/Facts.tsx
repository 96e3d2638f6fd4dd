import { DataList, Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { usePanelPart } from './beside/part.ts';

/** What is known of one thing: names beside values, above them on a phone. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }} className="facts">
    {children}
  </DataList.Root>
);

/** A panel beside a list is narrow. */
function Label({ children }: { children: string }) {
  const inPanel = usePanelPart() !== null;
  return (
    <DataList.Label {...(inPanel ? { minWidth: '120px', maxWidth: '150px' } : { minWidth: '180px' })}>
      {children}
    </DataList.Label>
  );
}

export interface FactProps {
  label: string;
  children: ReactNode;
  /** Under the value. */
  note?: string | undefined;
}

export const Fact = ({ label, children, note }: FactProps) => (
  <DataList.Item>
    <Label>{label}</Label>
    <DataList.Value>
      <Flex direction="column" align="start" minWidth="0">
        {children}
        {note !== undefined && <span className="quiet small">{note}</span>}
      </Flex>
    </DataList.Value>
  </DataList.Item>
);
