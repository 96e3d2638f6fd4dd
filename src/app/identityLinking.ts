import { createActor } from 'xstate';
import { identityLinkingMachine } from '#machines/flows/identityLinking/identityLinkingMachine.ts';
import { linkIdentity } from '../actors/providers/identityTicket.ts';
import { watchSession } from '../actors/startup/watchSession.ts';
import { currentLanguage, ensureArea, textOf } from '../i18n/i18n.ts';
import { inspect } from './pathProbe.ts';
import { session } from './session.ts';
import { notify } from './toasts.ts';

const machine = identityLinkingMachine.provide({
  actors: { watchSession: watchSession(session), linkIdentity },
});

/** Loaded with the first ticket, and by a page that finds one (main.tsx); runs as long as the page. */
export const identityLinking = createActor(machine, { inspect });

const tell = async (tone: 'success' | 'info', key: 'linkedToast' | 'notLinkedToast', code?: string) => {
  await ensureArea(currentLanguage(), 'identity');
  const message = code === undefined ? undefined : textOf('problems')(code as 'identityTaken');
  notify({ tone, title: textOf('identity')(key), ...(message === undefined ? {} : { message }) });
};

identityLinking.on('identity.linked', () => void tell('success', 'linkedToast'));
identityLinking.on('identity.refused', ({ failure }) => {
  void tell('info', 'notLinkedToast', failure.kind === 'problem' ? failure.code : undefined);
});
identityLinking.start();
