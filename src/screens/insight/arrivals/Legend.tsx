import { Flex } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import { shades } from '#src/components/plots/shades.ts';
import { useText } from '#src/i18n/useText.ts';

/** What the shades mean, from little to the most. */
export function Legend({ most }: { most: number }) {
  const t = useText('analytics');
  return (
    <Flex align="center" gap="2" className="quiet small">
      <span>0</span>
      <svg width={shades.length * 18} height="12" aria-hidden="true">
        {shades.map((shade, place) => (
          <rect key={shade} x={place * 18} width="16" height="12" style={{ fill: shade }} />
        ))}
      </svg>
      <span>{t('arrivals.most', { value: formatNumber(most) })}</span>
    </Flex>
  );
}
