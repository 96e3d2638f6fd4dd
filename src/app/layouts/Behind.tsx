import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { BellIcon, RefreshIcon } from '../../components/icons.tsx';
import { useText } from '../../i18n/useText.ts';
import '#src/actors/shared/installationActor.ts';
import '../pressed.ts';
import { push } from '#src/actors/notifications/push/push.ts';
import { versions } from '#src/actors/shared/versions.ts';

/** What runs behind all screens after sign-in, and what it asks: one question at a time, in a corner. */
export function Behind() {
  const { pathname } = useLocation();
  const isNewVersion = useSelector(versions, (snapshot) => snapshot.hasTag('offered'));
  const isPushOffered = useSelector(push, (snapshot) => snapshot.hasTag('offered'));
  if (isNewVersion) return <UpdateOffer />;
  // Only where nothing is being filled in.
  return isPushOffered && pathname === '/home' ? <PushOffer /> : null;
}

function UpdateOffer() {
  const t = useText('notifications');
  const busy = useSelector(versions, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Offer icon={<RefreshIcon size={22} />} text={t('update.text')} role="status">
      <Button
        variant="ghost"
        color="gray"
        disabled={busy}
        onClick={() => versions.send({ type: 'update.putOff' })}
      >
        {t('update.putOff')}
      </Button>
      <Button loading={busy} onClick={() => versions.send({ type: 'update.accepted' })}>
        {t('update.accept')}
      </Button>
    </Offer>
  );
}

/** The product's own question, with an explanation; the browser's prompt follows the press. */
function PushOffer() {
  const t = useText('notifications');
  const text = (
    <>
      <Heading as="h2" size="3" id="push-offer">
        {t('offer.title')}
      </Heading>
      <p className="quiet">{t('offer.text')}</p>
    </>
  );
  return (
    <Offer icon={<BellIcon size={24} />} text={text} aria-labelledby="push-offer">
      <Button variant="ghost" color="gray" onClick={() => push.send({ type: 'push.putOff' })}>
        {t('offer.putOff')}
      </Button>
      <Button onClick={() => push.send({ type: 'push.accepted' })}>{t('offer.accept')}</Button>
    </Offer>
  );
}

interface OfferProps extends ComponentProps<'section'> {
  icon: ReactNode;
  text: ReactNode;
}

const Offer = ({ icon, text, children, ...section }: OfferProps) => (
  <Box
    asChild
    position="fixed"
    inset="auto 12px calc(var(--tabs-height) + 24px) auto"
    maxWidth="min(460px, calc(100vw - 24px))"
  >
    <section className="card" style={{ zIndex: 25, boxShadow: 'var(--shadow-5)' }} {...section}>
      <Flex gap="4">
        <Text color="teal">{icon}</Text>
        <Box flexGrow="1" minWidth="0">
          {text}
        </Box>
      </Flex>
      <Flex wrap="wrap" justify="end" gap="3" mt="3">
        {children}
      </Flex>
    </section>
  </Box>
);
