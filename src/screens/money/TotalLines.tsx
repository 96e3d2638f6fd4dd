import { Flex, Text } from '@radix-ui/themes';
import type { components } from '#openapi/generated/contract.d.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';

export interface TotalLine {
  key: string;
  label: string;
  /** Undefined while it loads. */
  amount: components['schemas']['Money'] | undefined;
}

/** Sums in words, two in a row on a phone. */
export function TotalLines({ label, lines }: { label: string; lines: readonly TotalLine[] }) {
  return (
    <Flex asChild wrap="wrap" gapX={{ initial: '3', sm: '6' }} gapY="2" className="small">
      <dl aria-label={label}>
        {lines.map(({ key, label: name, amount }) => (
          <Flex
            key={key}
            direction={{ initial: 'column', sm: 'row' }}
            align={{ sm: 'center' }}
            gapX="2"
            width={{ initial: 'calc(50% - 8px)', sm: 'auto' }}
          >
            <dt className="quiet">{name}</dt>
            <Text asChild weight="bold" wrap="nowrap">
              <dd>{amount === undefined ? <Skeleton width={120} /> : <Amount tiyin={amount} />}</dd>
            </Text>
          </Flex>
        ))}
      </dl>
    </Flex>
  );
}
