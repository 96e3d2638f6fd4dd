import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entryBytes, noHash } from '#domain/ledger/index.ts';
import { judgePart, type ProofPart } from './judgePart.ts';

const organizationId = '00000000-0000-7000-8000-000000000001';
const recordedAt = '2026-11-18T04:00:00.350Z';

const account: ProofPart['entries'][number]['opens'][number] = {
  ...{ id: organizationId, kind: 'advance', employeeId: organizationId, provider: null },
  ...{ normal: 1, floorZero: true },
};

/** A chain of so many entries, as the server shows it. */
function chainOf(count: number, kind: 'approved' | 'settled' = 'approved'): ProofPart['entries'] {
  let hash = noHash();
  return Array.from({ length: count }, (_, index) => {
    const entry = {
      ...{ organizationId, seq: index + 1, kind, reverses: null, byAccountId: null, recordedAt },
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      ...{ effectiveOn: '2026-11-18' as const, lines: [], opens: index === 0 ? [account] : [] },
    };
    hash = createHash('sha256')
      .update(entryBytes({ ...entry, recordedAt: Date.parse(recordedAt) }, hash))
      .digest();
    return { ...entry, hash: Buffer.from(hash).toString('hex') };
  });
}
const placeOf = (entries: ProofPart['entries'], seq: number) => ({ seq, hash: entries[seq - 1]!.hash });
const chain = chainOf(4);
const head = placeOf(chain, 4);

describe('a part of the ledger', () => {
  it('leads to its last entry, from the first or from where the part before ended', async () => {
    const first = await judgePart({ entries: chain.slice(0, 2), head }, null, {});
    expect(first).toEqual({ organizationId, upTo: placeOf(chain, 2), total: 4, fault: null });
    const second = await judgePart({ entries: chain.slice(2), head }, first.upTo, {});
    expect(second).toEqual({ organizationId, upTo: head, total: 4, fault: null });
  });

  it('is valid without entries', async () => {
    const none = { organizationId: null, upTo: null, total: 0, fault: null };
    expect(await judgePart({ entries: [], head: null }, null, {})).toEqual(none);
  });

  it.each([
    ['an entry is missing', chain.toSpliced(1, 1), head, { problem: 'missing', seq: 3 }],
    [
      'an entry was changed',
      chain.with(2, { ...chain[2]!, kind: 'settled' }),
      head,
      { problem: 'content', seq: 3 },
    ],
    [
      'an account is another person’s',
      chain.with(0, { ...chain[0]!, opens: [{ ...account, employeeId: account.id.replace('1', '2') }] }),
      head,
      { problem: 'content', seq: 1 },
    ],
    [
      'an account is of another kind',
      chain.with(0, { ...chain[0]!, opens: [{ ...account, kind: 'payable' }] }),
      head,
      { problem: 'content', seq: 1 },
    ],
    ['the head has another hash', chain, { seq: 4, hash: 'ab'.repeat(32) }, { problem: 'head', seq: 4 }],
    ['there are no entries before the head', [], head, { problem: 'head', seq: 4 }],
  ] as const)('is broken when %s', async (_, entries, end, fault) => {
    expect((await judgePart({ entries: [...entries], head: end }, null, {})).fault).toEqual(fault);
  });

  it('is compared with the head that the device saw of the same company', async () => {
    const rewritten = chainOf(4, 'settled');
    const part = { entries: rewritten, head: placeOf(rewritten, 4) };
    const seen = (seq: number) => ({ [organizationId]: placeOf(chainOf(seq), seq) });
    const fault = async (heads: Record<string, { seq: number; hash: string }>) =>
      (await judgePart(part, null, heads)).fault;
    expect(await fault(seen(3))).toEqual({ problem: 'remembered', seq: 3 });
    expect(await fault(seen(9))).toEqual({ problem: 'remembered', seq: 9 });
    expect(await fault({ another: placeOf(chain, 3) })).toBeNull();
    expect((await judgePart({ entries: chain, head }, null, seen(3))).fault).toBeNull();
  });
});
