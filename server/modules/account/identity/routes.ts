import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import type { Enter } from '../../auth/index.ts';
import { googleProver } from './google.ts';
import { providerOff } from './provider.ts';
import { identitiesOf, identityService, unlinkIdentity } from './service.ts';
import { proveByTelegram, signatureOf } from './telegramProof.ts';
import { telegramSignIns } from './telegramSignIn.ts';

type Operations =
  | 'signInWithGoogle'
  | 'signInWithTelegram'
  | 'startTelegramBotSignIn'
  | 'getTelegramBotSignIn'
  | 'listIdentities'
  | 'linkIdentity'
  | 'unlinkIdentity';

export function identityHandlers(services: Services, enter: Enter): Pick<Handlers, Operations> {
  const { db, clock, config } = services;
  const identities = identityService(services, enter);
  const botSignIns = telegramSignIns(services, identities);
  const byGoogle = config.google && googleProver(config.google);
  return {
    async signInWithGoogle({ body, address }) {
      if (!byGoogle) throw providerOff();
      const { device, ...proof } = body;
      const identity = await identities.prove(`google ${proof.code ?? proof.accessToken}`, address, () =>
        byGoogle(proof),
      );
      const result = await identities.signIn(identity, device, address);
      if ('tokens' in result) return reply<'signInWithGoogle'>()(200, result.tokens);
      return reply<'signInWithGoogle'>()(202, 'ticket' in result ? result.ticket : result.challenge);
    },

    async signInWithTelegram({ body, address }) {
      const { telegram } = config;
      if (!telegram) throw providerOff();
      const { device, from, data } = body;
      const identity = await identities.prove(`telegram ${signatureOf(data)}`, address, () =>
        proveByTelegram(from, data, telegram.botToken, clock.now()),
      );
      const result = await identities.signIn(identity, device, address);
      if ('tokens' in result) return reply<'signInWithTelegram'>()(200, result.tokens);
      return reply<'signInWithTelegram'>()(202, 'ticket' in result ? result.ticket : result.challenge);
    },

    startTelegramBotSignIn: async ({ body: { device, language }, address }) =>
      reply<'startTelegramBotSignIn'>()(200, await botSignIns.start(device, language, address)),

    getTelegramBotSignIn: async ({ params, body, address }) =>
      reply<'getTelegramBotSignIn'>()(200, await botSignIns.collect(params.signInId, body.device, address)),

    listIdentities: async ({ caller }) =>
      reply<'listIdentities'>()(200, { items: await identitiesOf(db, caller.accountId) }),

    linkIdentity: async ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        await identities.link(tx, caller, body.identityTicket);
        return reply<'linkIdentity'>()(200, { items: await identitiesOf(tx, caller.accountId) });
      }),

    unlinkIdentity: async ({ params, caller, inChange }) =>
      inChange(async (tx) => {
        await unlinkIdentity(tx, caller.accountId, params.provider);
        return reply<'unlinkIdentity'>()(204);
      }),
  };
}
