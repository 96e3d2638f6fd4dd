import { decide } from '#machines/lifecycles/lifecycle.ts';
import {
  telegramSignInMachine,
  type TelegramSignInState,
} from '#machines/lifecycles/telegramSignInMachine.ts';
import type { Language } from '#domain/language.ts';
import type { Services } from '../../../../context.ts';
import type { Tx } from '../../../../database/database.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { credentialsOfPhone } from '../../accounts/index.ts';
import { displayNameOf } from '../provider.ts';
import { findIdentity, insertIdentityIfFree } from '../sql/identities.ts';
import { lockByToken, lockNewestOf, updateSignIn } from '../sql/telegramSignIns.ts';
import { tokenHashOf } from '../telegramSignIn.ts';
import { botWords, type BotWords } from './words.ts';

const MOST_WRONG_NUMBERS = 3;

export interface TelegramUser {
  id: string;
  firstName: string;
  lastName?: string | undefined;
  languageCode?: string | undefined;
}

/** A message of the bot; `asks` are the buttons shown with it. */
export interface Say {
  language: Language;
  word: keyof BotWords;
  device?: string;
  asks?: 'denial' | 'phone' | 'nothing';
}

type SignIn = NonNullable<Awaited<ReturnType<typeof lockByToken>>>;

const languageOf = (code: string | undefined): Language => (code === 'ru' ? 'ru' : 'uz-Latn');

/** Applies messages of Telegram accounts to the sign-ins that they opened, and makes the replies. */
export function botTalk({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  /** The new state, or undefined when the event is illegal in the current one. */
  function next(signIn: SignIn, verb: string, facts = {}): TelegramSignInState | undefined {
    const decision = decide(telegramSignInMachine, signIn.state, verb, 'system', facts);
    return decision.legal ? (decision.state as TelegramSignInState) : undefined;
  }

  const within = (
    user: TelegramUser,
    work: (tx: Tx, signIn: SignIn, language: Language) => Promise<Say>,
  ): Promise<Say> =>
    inTransaction(db, async (tx) => {
      const signIn = await lockNewestOf(tx, user.id, clock.date());
      if (!signIn) return { language: languageOf(user.languageCode), word: 'hello' };
      return work(tx, signIn, signIn.language as Language);
    });

  const open = (user: TelegramUser, token: string): Promise<Say> =>
    inTransaction(db, async (tx) => {
      const signIn = await lockByToken(tx, tokenHashOf(token));
      const unknown: Say = { language: languageOf(user.languageCode), word: 'unknownLink' };
      if (!signIn || signIn.expiresAt.getTime() <= clock.now()) return unknown;
      const language = signIn.language as Language;
      const ask: Say = {
        language,
        word: 'askNumber',
        device: signIn.deviceName ?? botWords[language].someDevice,
        asks: 'denial',
      };
      // The same person's second tap on the link, or a repeated update from Telegram.
      if (signIn.state === 'opened' && signIn.telegramUserId === user.id) return ask;
      const state = next(signIn, 'open');
      if (!state) return unknown;
      const displayName = displayNameOf(user.firstName, user.lastName);
      await updateSignIn(tx, signIn.id, { state, telegramUserId: user.id, displayName });
      return ask;
    });

  async function giveNumber(tx: Tx, signIn: SignIn, language: Language, user: TelegramUser, text: string) {
    const right = text.trim() === signIn.number;
    const wrongNumbers = signIn.wrongNumbers + (right ? 0 : 1);
    const linked = (await findIdentity(tx, 'telegram', user.id)) !== undefined;
    const facts = { right, triesLeft: wrongNumbers < MOST_WRONG_NUMBERS, linked };
    const state = next(signIn, 'giveNumber', facts);
    if (state) await updateSignIn(tx, signIn.id, { state, wrongNumbers });
    if (state === 'confirmed') return { language, word: 'confirmed' } satisfies Say;
    if (state === 'phoneAsked') return { language, word: 'askPhone', asks: 'phone' } satisfies Say;
    if (state === 'opened') return { language, word: 'wrongNumber', asks: 'denial' } satisfies Say;
    return { language, word: 'denied' } satisfies Say;
  }

  const receive = (user: TelegramUser, text: string): Promise<Say> =>
    within(user, async (tx, signIn, language) => {
      if (signIn.state !== 'phoneAsked') return giveNumber(tx, signIn, language, user, text);
      if (text !== botWords[language].skipPhone) return { language, word: 'askPhone', asks: 'phone' };
      const state = next(signIn, 'answerPhone');
      if (state) await updateSignIn(tx, signIn.id, { state });
      return { language, word: 'confirmedUnlinked', asks: 'nothing' };
    });

  /** A shared contact proves a phone number only when it is the sender's own, as anyone can send any contact. */
  const receivePhone = (user: TelegramUser, contact: { userId?: string | undefined; phone: string }) =>
    within(user, async (tx, signIn, language) => {
      const state = next(signIn, 'answerPhone');
      if (!state) return { language, word: 'askNumber', device: signIn.deviceName ?? '', asks: 'denial' };
      if (contact.userId !== user.id) return { language, word: 'notYours', asks: 'phone' };
      const account = await credentialsOfPhone(tx, contact.phone.replaceAll(/\D/g, ''));
      const identity = {
        provider: 'telegram',
        subject: user.id,
        displayName: signIn.displayName ?? '',
      } as const;
      if (account) await insertIdentityIfFree(tx, account.id, identity, clock.date());
      await updateSignIn(tx, signIn.id, { state });
      const linked = await findIdentity(tx, 'telegram', user.id);
      return { language, word: linked ? 'confirmed' : 'confirmedUnlinked', asks: 'nothing' };
    });

  const deny = (user: TelegramUser): Promise<Say> =>
    within(user, async (tx, signIn, language) => {
      const state = next(signIn, 'deny');
      if (state) await updateSignIn(tx, signIn.id, { state });
      return { language, word: 'denied', asks: 'nothing' };
    });

  return { open, receive, receivePhone, deny };
}
