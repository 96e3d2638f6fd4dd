import { waitFor } from 'xstate';
import type { Tokens } from '#machines/flows/auth/session/sessionMachine.ts';
import { ApiFailure } from '../api/problem.ts';
import { session } from './session.ts';

/** Hands new tokens to the session and waits until it has stored them. */
export async function openSession(tokens: Tokens): Promise<void> {
  session.send({ type: 'session.signIn', tokens });
  const { context } = await waitFor(session, (snapshot) => !snapshot.matches('authenticating'));
  if (!context.tokens) throw new ApiFailure(context.failure ?? { kind: 'unexpected' });
}
