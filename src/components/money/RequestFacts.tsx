import { Box, Grid, Text } from '@radix-ui/themes';
import type { components } from '#openapi/generated/contract.d.ts';
import { useText } from '#src/i18n/useText.ts';
import { Amount, type AmountProps } from '../Amount.tsx';

/** What a request is judged by: what was asked and why, and what its month holds now. */
export function RequestFacts({ request }: { request: components['schemas']['PaymentRequest'] }) {
  const t = useText('payments');
  const { askedAmount, note, funds } = request;
  return (
    <Grid asChild columns="minmax(0, 1fr) auto" gapX="4" gapY="2">
      <dl>
        <Line label={t('asked')} tiyin={askedAmount} />
        {funds && (
          <>
            <Line label={t('earned')} tiyin={funds.earned} />
            <Line label={t('enabledBesides')} tiyin={funds.enabled} />
          </>
        )}
        {note !== null && (
          <Box gridColumn="1 / -1">
            <dt className="quiet">{t('note')}</dt>
            <dd>{note}</dd>
          </Box>
        )}
      </dl>
    </Grid>
  );
}

const Line = ({ label, tiyin }: { label: string } & AmountProps) => (
  <>
    <dt className="quiet">{label}</dt>
    <Text asChild weight="bold" align="right">
      <dd>
        <Amount tiyin={tiyin} />
      </dd>
    </Text>
  </>
);
