import { createHash, randomBytes } from 'node:crypto';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { brokenUnique } from '../../../database/transaction.ts';
import { conflict, notFound, Problem } from '../../../http/problem.ts';
import type { SignedIn } from '../../../http/operation.ts';
import { phoneOfAccount } from '../accounts/index.ts';
import { attemptCounter, type DeviceDescriptor, type Enter, type LoginResult } from '../../auth/index.ts';
import { identityRefused, type ProvenIdentity, type ProviderName } from './provider.ts';
import { deleteIdentity, findIdentities, findIdentity, insertIdentity } from './sql/identities.ts';
import { deleteOutdated, insertPending, spendProof, takePending } from './sql/proofs.ts';

const TICKET_LIVES_MS = 10 * 60_000;
/** Longer than any proof is valid. */
const PROOF_REMEMBERED_MS = 24 * 60 * 60_000;

export type IdentityTicket = components['schemas']['IdentityTicket'];
export type SignInResult = LoginResult | { ticket: IdentityTicket };

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const identitiesOf = async (db: Executor, accountId: string) =>
  (await findIdentities(db, accountId)).map(({ provider, displayName, linkedAt }) => ({
    provider: provider as ProviderName,
    displayName,
    linkedAt: linkedAt.toISOString(),
  }));

/** Throws 404 when that provider is not linked. */
export async function unlinkIdentity(tx: Tx, accountId: string, provider: ProviderName): Promise<void> {
  if (!(await deleteIdentity(tx, accountId, provider))) throw notFound();
}

/** @param enter signs in the holder of a linked account */
export function identityService(services: Services, enter: Enter) {
  const { db, clock } = services;
  const attempts = attemptCounter(services);

  /** Checks a proof: refuses one that was used before, and counts refusals against the address. */
  async function prove(
    proof: string,
    address: string,
    judge: () => Promise<ProvenIdentity> | ProvenIdentity,
  ): Promise<ProvenIdentity> {
    const fromAddress = await attempts.take([['addressFailure', address]]);
    const identity = await Promise.resolve()
      .then(judge)
      .catch(async (error: unknown) => {
        if (error instanceof Problem && error.status >= 500) await fromAddress.forgive();
        throw error;
      });
    if (!(await spendProof(db, hashOf(proof), clock.date()))) throw identityRefused('used before');
    await fromAddress.forgive();
    return identity;
  }

  /** A linked account is signed in as after a password; an unlinked identity gets a ticket for linking it. */
  async function signIn(
    identity: ProvenIdentity,
    device: DeviceDescriptor,
    address: string,
  ): Promise<SignInResult> {
    const linked = await findIdentity(db, identity.provider, identity.subject);
    if (linked) {
      const phoneNumber = await phoneOfAccount(db, linked.accountId);
      return enter({ id: linked.accountId, phoneNumber }, device, address);
    }
    const identityTicket = randomBytes(32).toString('base64url');
    await insertPending(db, {
      ...identity,
      ticketHash: hashOf(identityTicket),
      deviceId: device.deviceId,
      expiresAt: new Date(clock.now() + TICKET_LIVES_MS),
    });
    const { provider, displayName } = identity;
    return { ticket: { identityTicket, provider, displayName } };
  }

  /** Throws 404 ticketUnknown, 409 identityTaken or providerLinked. */
  async function link(tx: Tx, { accountId, deviceId }: SignedIn, identityTicket: string): Promise<void> {
    const pending = await takePending(tx, hashOf(identityTicket), deviceId);
    if (!pending || pending.expiresAt.getTime() <= clock.now()) throw notFound('ticketUnknown');
    const { subject, displayName } = pending;
    const provider = pending.provider as ProviderName;
    const owner = await findIdentity(tx, provider, subject);
    if (owner?.accountId === accountId) return;
    if (owner) throw conflict('identityTaken');
    try {
      await insertIdentity(tx, accountId, { provider, subject, displayName }, clock.date());
    } catch (error) {
      const broken = brokenUnique(error);
      if (broken === undefined) throw error;
      const bySomebody = broken.includes('subject');
      throw conflict(bySomebody ? 'identityTaken' : 'providerLinked');
    }
  }

  return { prove, signIn, link };
}

/** Deletes expired tickets, Telegram sign-ins and proofs. */
export const forgetOldIdentities = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  deleteOutdated(db, clock.date(), new Date(clock.now() - PROOF_REMEMBERED_MS));
