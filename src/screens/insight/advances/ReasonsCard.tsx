import { Flex } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import type { AdvanceFigures } from '#src/actors/insight/advances.ts';
import { useText } from '#src/i18n/useText.ts';
import { CardHead } from '../CardHead.tsx';

/** Why requests were cancelled, by how often; of the whole period, also while a month is read beside it. */
export function ReasonsCard({ data: { reasons, total } }: { data: AdvanceFigures }) {
  const t = useText('advances');
  const name = t('reasons.name');
  return (
    <section className="card stack" aria-label={name}>
      <CardHead
        name={name}
        about={t('reasons.about')}
        value={formatNumber(total.refused)}
        under={t(total.refused === 0 ? 'reasons.none' : 'reasons.whole')}
      />
      {reasons.length > 0 && (
        <ol className="lines">
          {reasons.map(({ reason, count }) => (
            <Flex asChild key={reason} align="baseline" justify="between" gap="3">
              <li>
                <span>{reason}</span>
                <strong className="figures">{formatNumber(count)}</strong>
              </li>
            </Flex>
          ))}
        </ol>
      )}
    </section>
  );
}
