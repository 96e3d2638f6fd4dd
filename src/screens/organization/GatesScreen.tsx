import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import {
  gateEndingMachine,
  type GateState,
} from '#machines/flows/organization/gateEnding/gateEndingMachine.ts';
import { gateNamingMachine } from '#machines/flows/organization/gateNaming/gateNamingMachine.ts';
import { endGate, loadGates, nameGate } from '#src/actors/organization/gates.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { PlusIcon, ScanIcon } from '#src/components/icons.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { EndingDialog, NamingDialog } from './gates/GateDialogs.tsx';
import { GateRow } from './gates/GateRow.tsx';
import { PairingSheet } from './gates/PairingSheet.tsx';
import './gates/print.css';
import { SettingsPage } from './settings/SettingsPage.tsx';

const page = makePage(loadGates);
const naming = gateNamingMachine.provide({ actors: { sendChange: nameGate } });
const ending = gateEndingMachine.provide({ actors: { sendChange: endGate } });

export default function GatesScreen() {
  const t = useText('gates');
  const { actor, data, failure, refresh, retry } = usePage(page);
  const name = useActorRef(naming, { inspect });
  const end = useActorRef(ending, { inspect });
  const [pairing, setPairing] = useState<Pick<GateState, 'id' | 'title'> | null>(null);
  useEmitted(name, {
    changed: ({ subject, output }) => {
      showToast({ tone: 'success', title: t(subject.kind === 'rename' ? 'renamed' : 'created') });
      if (subject.kind === 'screen') setPairing(output);
      refresh();
    },
    doubtful: refresh,
  });
  useEmitted(end, {
    changed: ({ subject: { act } }) => {
      showToast({ tone: 'success', title: t(act === 'close' ? 'closedNow' : 'revokedNow') });
      refresh();
    },
    doubtful: refresh,
  });
  const open = data?.items.filter(({ closed }) => !closed) ?? [];
  const closed = data?.items.filter((gate) => gate.closed) ?? [];
  const make = (kind: 'screen' | 'printed') => name.send({ type: 'change.chosen', subject: { kind } });
  const row = (gate: GateState) => (
    <GateRow
      key={gate.id}
      gate={gate}
      onPair={() => setPairing(gate)}
      onRename={() =>
        name.send({ type: 'change.chosen', subject: { kind: 'rename', id: gate.id, title: gate.title } })
      }
      onEnd={(act) => end.send({ type: 'change.chosen', subject: { act, gate } })}
    />
  );
  return (
    <SettingsPage title={t('title')} lead={t('lead')} actor={actor}>
      <div className="row">
        <Button size="3" onClick={() => make('screen')}>
          <PlusIcon size={18} />
          {t('makeScreen')}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={() => make('printed')}>
          {t('makePrinted')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <section className="card">
          <SkeletonList rows={3} />
          <BusyWord />
        </section>
      )}
      {data && open.length === 0 && <EmptyState icon={<ScanIcon size={28} />} text={t('none')} />}
      {open.length > 0 && (
        <section className="card">
          <ul className="lines">{open.map(row)}</ul>
        </section>
      )}
      {closed.length > 0 && (
        <section className="card stack">
          <h2>{t('closedGates')}</h2>
          <ul className="lines">{closed.map(row)}</ul>
        </section>
      )}
      <NamingDialog change={name} />
      <EndingDialog change={end} />
      <PairingSheet gate={pairing} onClose={() => setPairing(null)} />
    </SettingsPage>
  );
}
