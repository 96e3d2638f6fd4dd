import { isLanguage, type Language } from '#domain/language.ts';
import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { conflict } from '../../http/problem.ts';
import { accountsOfPhones } from '../account/accounts/index.ts';
import { attemptCounter } from './attempts.ts';
import { invitationText } from './codeTexts.ts';
import { languageOf } from './contacts.ts';
import { enqueueInvitation } from './sql/messages.ts';

/** Senders may be down for a while; a day later the employer had better ask again. */
export const INVITATION_LIVES_MS = 24 * 60 * 60_000;

export interface Invitation {
  organizationId: string;
  company: string;
  phoneNumber: string;
  /** The language for people without an account. */
  language: string;
  at: Date;
}

/** Messages that ask somebody who was hired to sign in. */
export function invitations(services: Services) {
  const { config } = services;
  const attempts = attemptCounter(services);

  return {
    /**
     * Counts the message against the limits of the person and of the company, then runs `work`, in whose transaction `send`
     * leaves it in the outbox. Throws 409 messagesOff, 429 tooManyInvitations.
     */
    async limited<T>({ organizationId, phoneNumber, at }: Invitation, work: () => Promise<T>): Promise<T> {
      if (!config.publicUrl || config.otp.every(({ sender }) => sender === 'telegram'))
        throw conflict('messagesOff');
      const counted = await attempts.take(
        [
          // Per company: messages of other companies neither count nor show.
          ['invitation', `${organizationId} ${phoneNumber}`],
          ['companyInvitation', organizationId],
        ],
        at,
      );
      try {
        return await work();
      } catch (error) {
        await counted.forgive();
        throw error;
      }
    },

    async send(tx: Tx, { company, phoneNumber, language, at }: Invitation): Promise<void> {
      const account = (await accountsOfPhones(tx, [phoneNumber])).get(phoneNumber);
      const own = account && (await languageOf(tx, account.id));
      const spoken: Language | undefined = own ?? (isLanguage(language) ? language : undefined);
      const link = `${config.publicUrl}/auth/registration#phone=${phoneNumber}`;
      await enqueueInvitation(tx, phoneNumber, invitationText(company, link, spoken), at);
    },
  };
}
