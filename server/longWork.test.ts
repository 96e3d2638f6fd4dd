import { AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { inTurns, keepingTurn, longWork, passTurn } from './longWork.ts';

const settle = () => new Promise<void>((done) => setImmediate(done));
const open = new AbortController().signal;

/** A part that goes on until `end`, and says in `noted` that it has begun. */
function part(noted: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    run: async () => {
      noted.push(name);
      await ended;
      return name;
    },
    end: () => end(),
  };
}

it('two works are under way at once, one of a person, and the person who waits longest is next', async () => {
  const work = longWork();
  const noted: string[] = [];
  const names = ['a1', 'a2', 'b1', 'c1'];
  const parts = names.map((name) => part(noted, name));
  const answers = parts.map(({ run }, at) => work.begin(names[at]![0]!, open, run));
  await settle();
  expect(noted).toEqual(['a1', 'b1']);
  parts[0]!.end();
  await settle();
  expect(noted).toEqual(['a1', 'b1', 'a2']);
  parts[2]!.end();
  await settle();
  expect(noted).toEqual(['a1', 'b1', 'a2', 'c1']);
  for (const { end } of parts) end();
  expect(await Promise.all(answers)).toEqual(names);
});

it('a long part lets others go first when it gives way, but not within a transaction, and not the same person’s next', async () => {
  const work = longWork();
  const noted: string[] = [];
  const busy = part(noted, 'busy');
  void work.begin('busy', open, busy.run);
  const first = work.begin('a', open, async () => {
    noted.push('a1');
    await settle();
    await keepingTurn(passTurn);
    noted.push('a1 within a transaction');
    await passTurn();
    noted.push('a1 again');
  });
  const next = work.begin('a', open, async () => noted.push('a2'));
  const other = work.begin('b', open, async () => noted.push('b1'));
  await Promise.all([first, next, other]);
  busy.end();
  expect(noted).toEqual(['busy', 'a1', 'a1 within a transaction', 'b1', 'a1 again', 'a2']);
});

it('a part that fails while it gives way, or gives way twice at once or after its end, takes no turn with it', async () => {
  const work = longWork();
  const busy = part([], 'busy');
  void work.begin('busy', open, busy.run);
  let passLate = () => Promise.resolve();
  const failing = work.begin('a', open, async () => {
    passLate = AsyncResource.bind(passTurn);
    await settle();
    await Promise.all([passTurn(), passTurn(), Promise.reject(new Error('broken'))]);
  });
  const waiting = ['b', 'c'].map((person) => work.begin(person, open, settle));
  await expect(failing).rejects.toThrow('broken');
  await Promise.all(waiting);
  const one = part([], 'd');
  const noted: string[] = [];
  const rest = [work.begin('d', open, one.run), work.begin('e', open, async () => noted.push('e'))];
  await passLate();
  await settle();
  expect(noted).toEqual([]);
  one.end();
  await Promise.all(rest);
  busy.end();
  expect(noted).toEqual(['e']);
});

it('the rows of a file are read in turns, and a slow receiver holds nobody up', async () => {
  const work = longWork();
  const noted: string[] = [];
  function* rows() {
    for (const n of [1, 2]) {
      noted.push(`read ${n}`);
      yield n;
    }
  }
  const file = await work.begin('a', open, async () => inTurns(rows()));
  const received = (async function* () {
    yield* file;
  })();
  expect((await received.next()).value).toBe(1);
  const others = ['b', 'c'].map((name) => part(noted, name));
  const waiting = others.map(({ run }, at) => work.begin(['b', 'c'][at]!, open, run));
  await settle();
  expect(noted).toEqual(['read 1', 'b', 'c']);
  const second = received.next();
  await settle();
  expect(noted).toEqual(['read 1', 'b', 'c']);
  others[0]!.end();
  expect((await second).value).toBe(2);
  others[1]!.end();
  await Promise.all(waiting);
  expect(noted).toEqual(['read 1', 'b', 'c', 'read 2']);
});

it('works whose answer is over leave the line, and those that still go on are counted for others', async () => {
  const work = longWork();
  const noted: string[] = [];
  const [one, two] = [part(noted, 'a'), part(noted, 'b')];
  const [ofA, ofB, ofC] = [new AbortController(), new AbortController(), new AbortController()];
  const answers = [work.begin('a', ofA.signal, one.run), work.begin('b', ofB.signal, two.run)];
  const left = work.begin('c', ofC.signal, async () => noted.push('c'));
  await settle();
  expect(['a', 'b', 'c', 'stranger'].map((person) => work.ahead(person))).toEqual([0, 1, 2, 3]);
  ofC.abort();
  await expect(left).rejects.toThrow('503 serviceUnavailable');
  one.end();
  two.end();
  await Promise.all(answers);
  ofA.abort();
  expect(noted).toEqual(['a', 'b']);
  expect(['a', 'b', 'stranger'].map((person) => work.ahead(person))).toEqual([1, 0, 1]);
  await expect(work.begin('c', ofC.signal, async () => noted.push('c'))).rejects.toThrow('503');
});

it('a person has ten works at most, and nobody else is refused for that', async () => {
  const work = longWork();
  const over = new AbortController();
  const all = Array.from({ length: 10 }, () =>
    work.begin('a', over.signal, () => once(over.signal, 'abort')),
  );
  await expect(work.begin('a', open, settle)).rejects.toThrow('429 tooManyRequests');
  await work.begin('b', open, settle);
  over.abort();
  await Promise.allSettled(all);
  await work.begin('a', open, settle);
});
