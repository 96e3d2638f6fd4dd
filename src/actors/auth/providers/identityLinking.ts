import { createActor } from 'xstate';
import { identityLinkingMachine } from '#machines/flows/account/identityLinking/identityLinkingMachine.ts';
import { linkIdentity } from './identityTicket.ts';
import { watchSession } from '#src/session/watchSession.ts';
import { currentLanguage, ensureArea, textOf } from '#src/i18n/i18n.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { session } from '#src/session/session.ts';
import { showToast } from '#src/runtime/toasts.ts';

const machine = identityLinkingMachine.provide({
  actors: { watchSession: watchSession(session), linkIdentity },
});

/** Loaded with the first ticket, and by a page that finds one (main.tsx); runs as long as the page. */
const identityLinking = createActor(machine, { inspect });

const announce = async (tone: 'success' | 'info', key: 'linkedToast' | 'notLinkedToast', code?: string) => {
  await ensureArea(currentLanguage(), 'identity');
  const message = code === undefined ? undefined : textOf('problems')(code as 'identityTaken');
  showToast({ tone, title: textOf('identity')(key), ...(message === undefined ? {} : { message }) });
};

identityLinking.on('identity.linked', () => void announce('success', 'linkedToast'));
identityLinking.on('identity.refused', ({ failure }) => {
  void announce('info', 'notLinkedToast', failure.kind === 'problem' ? failure.code : undefined);
});
identityLinking.start();
