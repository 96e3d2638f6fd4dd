import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { sessions } from '#server/modules/auth/sessions.ts';
import { newDeviceWarning } from '#server/modules/notifications/notify.ts';
import { isLong } from '#tests/support/run/long.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const second = 1_000;
const minute = 60 * second;
/** Product §5: two holders who act further apart than this are detected. */
const apart = 30 * second;
const deviceId = 'the-owners-phone';

interface Pair {
  accessToken: string;
  refreshToken: string;
}
type Name = 'owner' | 'thief';
type Act = 'call' | 'refresh' | 'lostRefresh' | 'twoTabs';
type Step = { wait: number } & ({ who: Name; act: Act } | { act: 'steal' });

const wait = fc.constantFrom(
  0,
  second,
  14 * second,
  29 * second,
  31 * second,
  5 * minute,
  16 * minute,
  1440 * minute,
);
const honestStep = fc.record({
  wait,
  who: fc.constant('owner' as const),
  act: fc.constantFrom<Act>('call', 'refresh', 'lostRefresh', 'twoTabs'),
});
const thiefStep = fc.record({
  wait,
  who: fc.constant('thief' as const),
  act: fc.constantFrom<Act>('call', 'refresh', 'lostRefresh'),
});
const theft = fc.record({ wait, act: fc.constant('steal' as const) });
const runs = { numRuns: isLong ? 500 : 40 };
const timeout = isLong ? 20 * minute : 2 * minute;

/** A model of a refresh token family: which token was sent, answered and used, and by which holder. */
class History {
  readonly #server: TestServer;
  readonly #holds: Partial<Record<Name, Pair>>;
  readonly #successors = new Map<string, string>();
  readonly #firstUse = new Map<string, { by: Name; at: number }>();
  /** In the order they were issued. */
  readonly #issued: string[];
  /** Two holders acted too far apart, or one came back with a token older than the parent. */
  noticeable = false;

  constructor(server: TestServer, owner: Pair) {
    this.#server = server;
    this.#holds = { owner };
    this.#issued = [owner.refreshToken];
  }

  /** False once a refresh of this holder was refused. */
  isIn(who: Name): boolean {
    return this.#holds[who] !== undefined;
  }

  async take(step: Step): Promise<void> {
    this.#server.clock.advance(step.wait);
    if (step.act === 'steal') this.#steal();
    else if (step.act === 'call') await this.#call(step.who);
    else if (step.act === 'twoTabs') await Promise.all([this.#refresh(step.who), this.#refresh(step.who)]);
    else await this.#refresh(step.who, step.act === 'lostRefresh');
  }

  #steal(): void {
    if (this.#holds.owner) this.#holds.thief = this.#holds.owner;
  }

  /** On 401 refreshes once and repeats the call, as the app does. */
  async #call(who: Name): Promise<void> {
    const pair = this.#holds[who];
    if (!pair) return;
    if (await this.#isAnswered(pair, who)) return;
    await this.#refresh(who);
    const next = this.#holds[who];
    if (next && next !== pair) await this.#isAnswered(next, who);
  }

  async #isAnswered(pair: Pair, by: Name): Promise<boolean> {
    const { status } = await this.#server.call('getAccount', { as: pair });
    if (status === 200) this.#used(pair.refreshToken, by);
    return status === 200;
  }

  async #refresh(who: Name, lost = false): Promise<void> {
    const held = this.#holds[who];
    if (!held) return;
    const successor = this.#firstUse.get(this.#successors.get(held.refreshToken) ?? '');
    if (successor && successor.by !== who && this.#now() - successor.at > apart) this.noticeable = true;
    if (this.#issued.indexOf(held.refreshToken) < this.#issued.length - 2) this.noticeable = true;
    const answer = await this.#ask(held);
    if (answer.status !== 200) {
      expect(answer.body).toMatchObject({ code: 'refreshRefused' });
      if (!lost) delete this.#holds[who];
      return;
    }
    const { accessToken, refreshToken } = answer.body;
    this.#used(held.refreshToken, who);
    this.#successors.set(held.refreshToken, refreshToken);
    if (!this.#issued.includes(refreshToken)) this.#issued.push(refreshToken);
    if (!lost) this.#holds[who] = { accessToken, refreshToken };
  }

  #ask({ accessToken, refreshToken }: Pair) {
    return this.#server.call('refreshToken', { body: { accessToken, refreshToken, device: { deviceId } } });
  }

  /** Whether any holder's token pair still works. */
  async isOpen(): Promise<boolean> {
    const answers = await Promise.all(
      Object.values(this.#holds).flatMap((pair) => [
        this.#server.call('getAccount', { as: pair }),
        this.#ask(pair),
      ]),
    );
    return answers.some(({ status }) => status === 200);
  }

  #used(refreshToken: string, by: Name): void {
    if (!this.#firstUse.has(refreshToken)) this.#firstUse.set(refreshToken, { by, at: this.#now() });
  }

  #now(): number {
    return this.#server.clock.now();
  }
}

describe('a family of refresh tokens', { timeout }, () => {
  let server: TestServer;
  let accountId: string;
  beforeAll(async () => {
    server = await startTestServer();
    accountId = await addAccount(server, '998901112233');
  });
  afterAll(() => server.close());

  async function live(steps: Step[]): Promise<History> {
    const { start, tokensOf } = sessions(server.services, newDeviceWarning(server.services));
    const place = await inTransaction(server.db, (tx) => start(tx, accountId, { deviceId }));
    const history = new History(server, tokensOf(place));
    for (const step of steps) await history.take(step);
    // The owner always returns once more, so that a theft has a second holder.
    await history.take({ wait: 0, who: 'owner', act: 'refresh' });
    return history;
  }

  it('never signs out an owner nobody stole from, whatever answers are lost', async () => {
    const lives = fc.array(honestStep, { minLength: 1, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(lives, async (steps) => {
        const history = await live(steps);
        expect([history.isIn('owner'), history.noticeable]).toEqual([true, false]);
      }),
      runs,
    );
  });

  it('ends as soon as two holders act more than 30 s apart or an old token comes back, and not before', async () => {
    const lives = fc
      .tuple(
        fc.array(honestStep, { maxLength: 4 }),
        theft,
        fc.array(fc.oneof({ weight: 4, arbitrary: honestStep }, { weight: 4, arbitrary: thiefStep }, theft), {
          minLength: 2,
          maxLength: 14,
        }),
      )
      .map(([before, stolen, after]): Step[] => [...before, stolen, ...after]);
    let noticed = 0;
    await fc.assert(
      fc.asyncProperty(lives, async (steps) => {
        const history = await live(steps);
        noticed += Number(history.noticeable);
        if (history.noticeable) expect(await history.isOpen()).toBe(false);
        else expect([history.isIn('owner'), history.isIn('thief')]).toEqual([true, true]);
      }),
      runs,
    );
    // Both outcomes occurred.
    expect(noticed).toBeGreaterThan(0);
    expect(noticed).toBeLessThan(runs.numRuns);
  });
});
