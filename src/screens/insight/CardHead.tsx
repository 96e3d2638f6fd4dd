import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { About } from '#src/components/about/About.tsx';

interface CardHeadProps {
  name: string;
  /** What the measure means. */
  about: string;
  value: string;
  /** Said beside the value and under it. */
  beside?: ReactNode;
  under: ReactNode;
}

/** A measure's name and value, with its definition on a press. */
export function CardHead({ name, about, value, beside, under }: CardHeadProps) {
  return (
    <Flex align="start" justify="between" gap="2">
      <div>
        <h3 className="quiet small">{name}</h3>
        <Flex align="baseline" gap="2" wrap="wrap">
          <strong className="figure">{value}</strong>
          {beside && <span className="small">{beside}</span>}
        </Flex>
        <Text as="p" className="quiet small">
          {under}
          {'\u00a0'}
        </Text>
      </div>
      <About name={name}>
        <p className="small">{about}</p>
      </About>
    </Flex>
  );
}
