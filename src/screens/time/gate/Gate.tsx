import { Flex, Grid } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { gateScreenMachine } from '#machines/flows/time/gateScreen/gateScreenMachine.ts';
import { getGateCode } from '#src/actors/time/gate/getGateCode.ts';
import { forgetPairing, pairGate, readPairing } from '#src/actors/time/gate/pairing.ts';
import { readVisitor } from '#src/actors/time/gate/readVisitor.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { LanguageSwitch } from '#src/components/LanguageSwitch.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { ThemeSwitch } from '#src/components/AppearanceSwitches.tsx';
import { useText } from '#src/i18n/useText.ts';
import { CodeView } from './CodeView.tsx';
import { PairingView } from './PairingView.tsx';
import { useWakeLock } from './useWakeLock.ts';
import './gate.css';

const machine = gateScreenMachine.provide({
  actors: { readPairing, readVisitor, pairGate, getGateCode, forgetPairing },
});

export function Gate({ gateId }: { gateId: string }) {
  const t = useText('attendance');
  const actor = useActorRef(machine, { input: { gateId }, inspect });
  const showing = useSelector(actor, (current) => current.matches('showing'));
  const gateTitle = useSelector(actor, ({ context }) => context.code?.gateTitle);
  useWakeLock(showing);
  useEffect(() => {
    document.title = `${gateTitle ?? t('gate.title')} · Davomat`;
  }, [gateTitle, t]);
  return (
    <Grid
      asChild
      position="relative"
      gap="5"
      minHeight="100dvh"
      pt="5"
      pb="72px"
      px={{ initial: '4', md: '5' }}
    >
      <main id="main" className="gate" {...useMachineProps(actor)}>
        {showing ? <CodeView actor={actor} /> : <PairingView actor={actor} />}
        <Flex
          asChild
          position="absolute"
          inset="auto 16px 12px"
          justify={{ initial: 'center', md: 'end' }}
          gap="2"
        >
          <footer>
            <LanguageSwitch />
            <ThemeSwitch />
          </footer>
        </Flex>
      </main>
    </Grid>
  );
}
