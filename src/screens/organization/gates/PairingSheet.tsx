import { Box, Flex, Link } from '@radix-ui/themes';
import type { GateState } from '#machines/flows/organization/gateEnding/gateEndingMachine.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { useText } from '#src/i18n/useText.ts';

/** How a tablet at the gate becomes its screen: by this address, as a code and in letters. */
export function PairingSheet({
  gate,
  onClose,
}: {
  gate: Pick<GateState, 'id' | 'title'> | null;
  onClose: () => void;
}) {
  const t = useText('gates');
  const path = `/kiosk/${gate?.id ?? ''}`;
  const address = `${location.origin}${path}`;
  return (
    <Sheet
      open={gate !== null}
      onClose={onClose}
      title={t('pairTitle', { gate: gate?.title ?? '' })}
      description={t('pairText')}
      footer={
        <Link href={path} target="_blank" rel="noopener" weight="medium">
          {t('openHere')}
        </Link>
      }
    >
      <Flex direction="column" align="center" gap="3" className="center">
        <Box width="200px">
          <QrCode text={address} label={t('pairCode')} />
        </Box>
        <Box asChild maxWidth="100%">
          <code>{address}</code>
        </Box>
      </Flex>
      <ol className="numbered">
        <li>{t('pairStep.open')}</li>
        <li>{t('pairStep.signIn')}</li>
        <li>{t('pairStep.press')}</li>
      </ol>
    </Sheet>
  );
}
