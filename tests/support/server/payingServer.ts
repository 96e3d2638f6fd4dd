import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { OpenDatabase } from '#server/database/open.ts';
import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import { selectLedgers } from '#server/modules/money/ledger/index.ts';
import { callOperation, type Answer, type CallInput } from './call.ts';
import { good } from '../worlds/imports.ts';
import { standInKeys, startMulticard } from '../standIns/multicardStandIn.ts';
import { startProcess } from './process.ts';
import { expectWholeBooks } from '../worlds/wholeBooks.ts';

/**
 * The moment of the kill: when the provider has made a draft, when it has paid, or right after the approval is
 * answered.
 */
export const moments = ['confirm', 'approved', 'draft'] as const;
type Moment = (typeof moments)[number];

/** An employee of the sample company then has earned pay. */
const evening = Date.parse('2026-11-18T20:00:00+05:00');
/** A payout that was cut off is asked about after half a minute. */
const BETWEEN_MS = 5 * 60_000;
/** The job looks every two seconds. */
const LOOKED_WITHIN_MS = 3_000;
/** So many rounds are more than half an hour. */
const LONGER = 10;
const RETRY_AFTER_MS = 50;

/** How `fetch` fails when nobody is there, or has gone. */
function ignoreNoAnswer(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}

/** The sample company in a server process that pays by a Multicard of our own, while something is killed again and again. */
export async function startPaying(database: { DATABASE_URL: string } | { DATA_DIR: string }) {
  const multicard = await startMulticard();
  const asked: { id: string; moment: Moment }[] = [];
  let round = 0;
  let running: ReturnType<typeof startProcess>;
  let url: string;
  let sessions: Record<'employer' | 'employee', { accessToken: string; deviceId: string }>;

  /** Each start is minutes later than the one before. */
  async function start(rounds = 1) {
    round += rounds;
    running = startProcess({
      ...database,
      CLOCK_AT: new Date(evening + round * BETWEEN_MS).toISOString(),
      MULTICARD_URL: multicard.url,
    });
    const began = await running.listening;
    const signIn = async (phoneNumber: string) => {
      const device = { deviceId: `paying-${phoneNumber}` };
      const login = await callOperation(began, 'login', {
        body: { phoneNumber, password: 'Davomat1', device },
      });
      return { ...(good(login).body as { accessToken: string }), ...device };
    };
    sessions = { employer: await signIn('998901000001'), employee: await signIn('998901000002') };
    url = began;
  }

  async function kill() {
    running.child.kill('SIGKILL');
    await running.ended;
  }

  /** Repeats the same request with the same key until it is answered, as the app does. */
  async function persist<Op extends OperationId>(
    who: keyof typeof sessions,
    operation: Op,
    input: CallInput<Op> = {},
  ) {
    const key = newId();
    for (;;) {
      const call = { ...input, as: sessions[who], key };
      const answer: Answer<Op> | undefined = await callOperation(url, operation, call).catch(ignoreNoAnswer);
      if (answer && answer.status !== 503) return good(answer).body;
      await pause(RETRY_AFTER_MS);
    }
  }

  await start(0);
  const settings = { version: 0, provider: 'multicard', ...standInKeys } as const;
  await persist('employer', 'updatePayoutSettings', { body: settings });
  const { card } = (await persist('employee', 'getSalary')) as { card: { id: string } };

  /** Asks for money and approves it; at that moment something breaks and is mended again. */
  async function payWhile(moment: Moment, breakDown: () => Promise<void>) {
    const body = { amount: 100_000, cardId: card.id };
    const { id } = (await persist('employee', 'createSalaryRequest', { body })) as { id: string };
    asked.push({ id, moment });
    const broken = new Promise<void>((resolve, reject) => {
      multicard.watch.written = (kind) => {
        if (kind !== moment) return;
        delete multicard.watch.written;
        breakDown().then(resolve, reject);
      };
    });
    const approval = { event: 'approve' as const, requests: [{ id }] };
    const approved = persist('employer', 'reviewPaymentRequests', { body: approval });
    await (moment === 'approved' ? approved.then(breakDown) : Promise.all([broken, approved]));
    delete multicard.watch.written;
  }

  async function areSettled() {
    const read = async ({ id }: { id: string }) =>
      ((await persist('employer', 'getPaymentRequest', { path: { id } })) as { state: string }).state;
    return (await Promise.all(asked.map(read))).every((state) => state === 'paid' || state === 'failed');
  }

  /**
   * Restarts the server much later: a payment cut off before its confirmation counts as lost only when it is asked
   * about a second time, after half an hour.
   */
  async function settleAll() {
    while (!(await areSettled())) {
      await kill();
      await start(LONGER);
      const until = Date.now() + LOOKED_WITHIN_MS;
      while (Date.now() < until && !(await areSettled())) await pause(RETRY_AFTER_MS);
    }
  }

  /** Checks that the provider's books show each payment at most once and none lost, and that ours agree. */
  async function judge({ db }: Pick<OpenDatabase, 'db'>) {
    const items = await db.selectFrom('payoutItem').selectAll().execute();
    const itemOf = (id: string) => items.find(({ requestId }) => requestId === id)!;
    for (const { id, moment } of asked) {
      const { id: itemId, state, attempts } = itemOf(id);
      const paid = multicard.paidFor(itemId).length;
      expect([moment, paid, attempts]).toEqual([moment, state === 'paid' ? 1 : 0, 1]);
      if (moment === 'confirm') expect(state).toBe('paid');
    }
    // Nobody else got anything.
    const keys = [...multicard.payments.values()].map(({ store_invoice_id: key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(asked.map(({ id }) => `${itemOf(id).id}.1`)).toEqual(expect.arrayContaining(keys));
    for (const { organizationId } of await selectLedgers(db)) await expectWholeBooks(db, organizationId);
  }

  return {
    start,
    kill,
    payWhile,
    settleAll,
    judge,
    /** Whether nothing has ended the server. */
    isUp: () => running.child.exitCode === null && running.child.signalCode === null,
    close: async () => {
      await kill();
      await multicard.close();
    },
  };
}
