import type { Services } from '../../context.ts';
import type { OtpSender } from '../../providers/otpMessage.ts';
import { INVITATION_LIVES_MS } from './invitations.ts';
import { CODE_LIVES_MS } from './codes.ts';
import { markMessageSent, putOffMessage, setTries, takeMessage, type OutboxMessage } from './sql/messages.ts';

/** Tried at once and after 5, 10, 20 and 40 s: after two minutes the code has expired. */
const MOST_TRIES = 5;

/** Outbox of one-time codes and invitations. All tries of a message have the same id, by which a gateway detects repeats. */
export const codeOutbox = ({ db, clock }: Pick<Services, 'db' | 'clock'>, sender: OtpSender) => ({
  mostTries: MOST_TRIES,
  atOnce: 4,
  kindOf: ({ kind }: OutboxMessage) => kind,
  take: async (now: Date, nextTryAt: Date) => {
    const taken = await takeMessage(db, MOST_TRIES, now, nextTryAt);
    const lives = taken?.kind === 'invitation' ? INVITATION_LIVES_MS : CODE_LIVES_MS;
    return taken && { ...taken, expiresAt: new Date(taken.createdAt.getTime() + lives) };
  },
  send: ({ id, recipient, body, code, again }: OutboxMessage, signal: AbortSignal) =>
    sender.send({ id, recipient, text: body, code: code ?? '', again }, signal),
  markSent: ({ id }: OutboxMessage) => markMessageSent(db, id, clock.date(), sender.keepsText),
  putOff: ({ id }: OutboxMessage, nextTryAt: Date) => putOffMessage(db, id, nextTryAt),
  giveUp: ({ id }: OutboxMessage) => setTries(db, id, MOST_TRIES),
});
