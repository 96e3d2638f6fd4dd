import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { gateScreenMachine } from '#machines/flows/attendance/gateScreen/gateScreenMachine.ts';
import { getGateCode } from '#src/actors/attendance/gate/getGateCode.ts';
import { forgetPairing, pairGate, readPairing } from '#src/actors/attendance/gate/pairing.ts';
import { readVisitor } from '#src/actors/attendance/gate/readVisitor.ts';
import { newId } from '#src/runtime/newId.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { LanguageSwitch } from '#src/components/LanguageSwitch.tsx';
import { machineProps } from '#src/components/machineProps.ts';
import { ThemeSwitch } from '#src/components/AppearanceSwitches.tsx';
import { useText } from '#src/i18n/useText.ts';
import { CodeView } from './CodeView.tsx';
import { PairingView } from './PairingView.tsx';
import { useWakeLock } from './useWakeLock.ts';
import '../mark.css';
import './gate.css';

const machine = gateScreenMachine.provide({
  actors: { readPairing, readVisitor, pairGate, getGateCode, forgetPairing },
});

export function Gate({ gateId }: { gateId: string }) {
  const t = useText('attendance');
  const actor = useActorRef(machine, { input: { gateId }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const showing = snapshot.matches('showing');
  useWakeLock(showing);
  useEffect(() => {
    document.title = `${snapshot.context.code?.gateTitle ?? t('gate.title')} · Davomat`;
  }, [snapshot.context.code?.gateTitle, t]);
  return (
    <main id="main" className="gate" {...machineProps(snapshot)}>
      {showing ? (
        <CodeView snapshot={snapshot} onRetry={() => actor.send({ type: 'connection.retried' })} />
      ) : (
        <PairingView
          snapshot={snapshot}
          onPair={() => actor.send({ type: 'pairing.confirmed', newKey: newId() })}
          onAgain={() => actor.send({ type: 'pairing.asked' })}
        />
      )}
      <footer className="gate-foot">
        <LanguageSwitch />
        <ThemeSwitch />
      </footer>
    </main>
  );
}
