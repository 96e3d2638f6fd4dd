import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { entryBytes, noHash } from '#domain/ledger/index.ts';
import { fromSom, type Tiyin } from '#domain/money.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { newId } from '#server/identifier.ts';
import { findFault, post, type NewEntry } from '#server/modules/money/ledger/index.ts';
import { company, other, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';

usePayments();

const at = new Date('2026-11-18T04:00:00.350Z');
const approval = (amount: Tiyin, subjectId: string | null = newId()): NewEntry => ({
  ...({
    id: newId(),
    kind: 'approved',
    effectiveOn: '2026-11-18',
    byAccountId: company.employer.accountId,
  } as const),
  transfers: [
    {
      debit: { kind: 'advance', employeeId: company.employee.jobId },
      credit: { kind: 'payoutPending' },
      ...{ amount, subjectId },
    },
  ],
});
const reversal = (reverses: string): NewEntry => ({
  ...{ id: newId(), kind: 'cancelled', effectiveOn: '2026-11-19', byAccountId: null, reverses },
});
const write = (...entries: NewEntry[]) =>
  inTransaction(server.db, (tx) => post(tx, { organizationId: company.organizationId, at }, entries));
const fault = () => findFault(server.db, company.organizationId);
const run = (statement: string) =>
  sql.raw(statement.replaceAll(':company', `'${company.organizationId}'`)).execute(server.db);
const balances = async () => {
  const rows = await server.db
    .selectFrom('ledgerAccount')
    .select(['kind', 'debit', 'credit'])
    .where('organizationId', '=', company.organizationId)
    .orderBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, debit, credit }) => [kind, [debit, credit]]));
};

describe('posting', () => {
  it('moves both accounts of each transfer, and a reversal moves them back', async () => {
    const [first, second] = [approval(fromSom(300_000)), approval(fromSom(50_000))];
    await write(first, second);
    expect(await balances()).toEqual({ advance: [35_000_000, 0], payoutPending: [0, 35_000_000] });
    await write(reversal(first.id));
    expect(await balances()).toEqual({
      advance: [35_000_000, 30_000_000],
      payoutPending: [30_000_000, 35_000_000],
    });
    expect(await fault()).toBeUndefined();
  });

  it('writes an entry once, however often it is sent', async () => {
    const entry = approval(fromSom(1));
    await write(entry);
    await write(entry, approval(fromSom(2)));
    expect(await balances()).toEqual({ advance: [300, 0], payoutPending: [0, 300] });
  });

  it('reverses an entry once, and nothing of another company', async () => {
    const entry = approval(fromSom(1));
    await write(entry);
    await write(reversal(entry.id));
    await expect(write(reversal(entry.id))).rejects.toMatchObject({ code: '23505' });
    const foreign = { organizationId: other.organizationId, at };
    await expect(inTransaction(server.db, (tx) => post(tx, foreign, [reversal(entry.id)]))).rejects.toThrow(
      'not there',
    );
    expect(await fault()).toBeUndefined();
  });

  it('refuses what would take an account below its floor, wholly', async () => {
    const handedOver: NewEntry = {
      ...{ id: newId(), kind: 'settled', effectiveOn: '2026-11-18', byAccountId: null },
      transfers: [
        {
          debit: { kind: 'payoutPending' },
          credit: { kind: 'inFlight' },
          amount: fromSom(5),
          subjectId: null,
        },
      ],
    };
    await expect(write(approval(fromSom(4)), handedOver)).rejects.toMatchObject({ code: '23514' });
    expect(await balances()).toEqual({});
    expect(await fault()).toBeUndefined();
  });

  it('numbers the entries of simultaneous writers without a gap', async () => {
    await Promise.all(Array.from({ length: 20 }, () => write(approval(fromSom(1)))));
    expect(await fault()).toBeUndefined();
    const { seq } = await server.db
      .selectFrom('ledgerHead')
      .select('seq')
      .where('organizationId', '=', company.organizationId)
      .executeTakeFirstOrThrow();
    expect(seq).toBe(20);
  });

  it('hashes the bytes that the domain writes', async () => {
    await write(approval(fromSom(7)));
    const entry = await server.db
      .selectFrom('ledgerEntry')
      .selectAll()
      .where('organizationId', '=', company.organizationId)
      .executeTakeFirstOrThrow();
    const lines = await server.db
      .selectFrom('ledgerTransfer')
      .selectAll()
      .where('organizationId', '=', company.organizationId)
      .execute();
    const opens = await server.db
      .selectFrom('ledgerAccount')
      .select(['id', 'kind', 'employeeId', 'provider', 'normal', 'floorZero'])
      .where('organizationId', '=', company.organizationId)
      .where('openedSeq', '=', 1)
      .orderBy('id')
      .execute();
    expect(opens.map(({ kind }) => kind).sort()).toEqual(['advance', 'payoutPending']);
    const content = { ...entry, recordedAt: entry.recordedAt.getTime(), lines, opens };
    const hash = createHash('sha256').update(entryBytes(content, noHash())).digest('hex');
    expect(entry.hash.toString('hex')).toBe(hash);
  });
});

describe('what is written', () => {
  const tables = ['ledger_entry', 'ledger_transfer', 'ledger_checkpoint', 'ledger_account', 'ledger_head'];

  const filled = async () => {
    await write(approval(fromSom(1)));
    await run(`insert into ledger_checkpoint select organization_id, '2026-11-18', seq, hash from ledger_head
      where organization_id = :company`);
  };

  test.each(tables)('is never deleted nor truncated: %s', async (table) => {
    await filled();
    await expect(run(`delete from ${table} where organization_id = :company`)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(run(`truncate ${table} cascade`)).rejects.toMatchObject({ code: '23001' });
  });

  test.each(tables.slice(0, 3))('is never changed: %s', async (table) => {
    await filled();
    await expect(
      run(`update ${table} set organization_id = organization_id where organization_id = :company`),
    ).rejects.toMatchObject({ code: '23001' });
  });

  it('is kept from a session that switches triggers off as a replica does', async () => {
    await filled();
    await expect(
      inTransaction(server.db, async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`delete from ledger_transfer where organization_id = ${company.organizationId}`.execute(tx);
      }),
    ).rejects.toMatchObject({ code: '23001' });
  });

  it('has checkpoints that never go back', async () => {
    await filled();
    const older = (day: string, seq: number) =>
      run(`insert into ledger_checkpoint values (:company, '${day}', ${seq}, sha256('x'))`);
    await expect(older('2026-11-17', 9)).rejects.toMatchObject({ code: '23001' });
    await expect(older('2026-11-19', 0)).rejects.toMatchObject({ code: '23001' });
  });
});

describe('an account', () => {
  test.each(['kind', 'employee_id', 'provider', 'normal', 'floor_zero', 'opened_seq', 'id'])(
    'keeps its %s',
    async (column) => {
      await write(approval(fromSom(1)));
      const other = { normal: '-normal', floor_zero: 'not floor_zero', opened_seq: 'null', kind: `'float'` };
      const value = (other as Record<string, string>)[column] ?? `'${newId()}'`;
      await expect(
        run(
          `update ledger_account set ${column} = ${value} where organization_id = :company and kind = 'payoutPending'`,
        ),
      ).rejects.toMatchObject({ code: '23001' });
    },
  );

  it('from before is opened by the next entry', async () => {
    await write(approval(fromSom(1)));
    await run(`alter table ledger_account disable trigger user`);
    await run(`alter table ledger_entry disable trigger user`);
    await run(`update ledger_account set opened_seq = null where organization_id = :company`);
    const [entry, lines] = await Promise.all([
      server.db
        .selectFrom('ledgerEntry')
        .selectAll()
        .where('organizationId', '=', company.organizationId)
        .executeTakeFirstOrThrow(),
      server.db
        .selectFrom('ledgerTransfer')
        .selectAll()
        .where('organizationId', '=', company.organizationId)
        .execute(),
    ]);
    const content = { ...entry, recordedAt: entry.recordedAt.getTime(), lines, opens: [] };
    const hash = createHash('sha256').update(entryBytes(content, noHash())).digest('hex');
    await run(`update ledger_entry set hash = '\\x${hash}' where organization_id = :company`);
    await run(`update ledger_head set hash = '\\x${hash}' where organization_id = :company`);
    await run(`alter table ledger_account enable always trigger same_meaning`);
    for (const trigger of ['no_delete', 'no_truncate'])
      await run(`alter table ledger_account enable always trigger ${trigger}`);
    for (const trigger of ['append_only', 'no_truncate'])
      await run(`alter table ledger_entry enable always trigger ${trigger}`);
    expect(await fault()).toBeUndefined();
    await write(approval(fromSom(2)), reversal(entry.id));
    expect(await fault()).toBeUndefined();
    const opened = await server.db
      .selectFrom('ledgerAccount')
      .select('openedSeq')
      .where('organizationId', '=', company.organizationId)
      .execute();
    expect(opened).toEqual([{ openedSeq: 2 }, { openedSeq: 2 }]);
  });
});

describe('somebody with the keys of the database', () => {
  /** As the owner of the tables can: triggers off, the change, triggers on. */
  const tamper = async (...statements: string[]) => {
    const tables = ['ledger_entry', 'ledger_transfer', 'ledger_account', 'ledger_head', 'ledger_checkpoint'];
    await inTransaction(server.db, async (tx) => {
      for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      for (const statement of statements)
        await sql.raw(statement.replaceAll(':company', `'${company.organizationId}'`)).execute(tx);
      for (const table of tables)
        for (const trigger of await triggersOf(table))
          await sql.raw(`alter table ${table} enable always trigger ${trigger}`).execute(tx);
    });
  };
  const triggersOf = async (table: string) =>
    ({
      ledger_checkpoint: ['append_only', 'no_truncate', 'only_forward'],
      ledger_account: ['no_delete', 'no_truncate', 'same_meaning'],
      ledger_head: ['no_delete', 'no_truncate'],
    })[table] ?? ['append_only', 'no_truncate'];
  const third = 'where organization_id = :company and seq = 3';
  const flip = (column: string) => `${column} = set_byte(${column}, 31, get_byte(${column}, 31) # 1)`;

  const filled = async () => {
    const entries = Array.from({ length: 4 }, (_, index) => approval(fromSom(index + 1)));
    await write(...entries);
    await write(reversal(entries[0]!.id));
  };

  test.each([
    ['the kind', `update ledger_entry set kind = 'approves' ${third}`, 'content'],
    ['the id', `update ledger_entry set id = gen_random_uuid() ${third}`, 'content'],
    ['the day', `update ledger_entry set effective_on = effective_on + 1 ${third}`, 'content'],
    ['the moment', `update ledger_entry set recorded_at = recorded_at + interval '1 ms' ${third}`, 'content'],
    ['who', `update ledger_entry set by_account_id = null ${third}`, 'content'],
    ['what it reverses', `update ledger_entry set reverses = (select id from ledger_entry where organization_id = :company and seq = 2) ${third}`, 'content'],
    ['the link', `update ledger_entry set ${flip('previous_hash')} ${third}`, 'link'],
    ['the hash', `update ledger_entry set ${flip('hash')} ${third}`, 'content'],
    ['an amount', `update ledger_transfer set amount = amount + 1 ${third}`, 'content'],
    ['the subject', `update ledger_transfer set subject_id = null ${third}`, 'content'],
    ['the sides', `update ledger_transfer set debit_account_id = credit_account_id, credit_account_id = debit_account_id ${third}`, 'content'],
    ['a line', `insert into ledger_transfer select organization_id, seq, 2, debit_account_id, credit_account_id, 1, null from ledger_transfer ${third}`, 'content'],
  ])('is noticed at the entry when they change %s', async (_name, statement, problem) => {
    await filled();
    await tamper(statement);
    expect(await fault()).toEqual({ problem, seq: 3 });
  }); // prettier-ignore

  test.each([
    ['an entry is taken out', [`delete from ledger_transfer ${third}`, `delete from ledger_entry ${third}`], { problem: 'missing', seq: 4 }],
    ['the end is cut off', ['delete from ledger_transfer where organization_id = :company and seq = 5', 'delete from ledger_entry where organization_id = :company and seq = 5'], { problem: 'head', seq: 5 }],
    ['the head goes back', [`update ledger_head set seq = 4 where organization_id = :company`], { problem: 'head', seq: 4 }],
    ['an account becomes another kind', [`update ledger_account set kind = 'payable' where organization_id = :company and kind = 'advance'`], { problem: 'content', seq: 1 }],
    ['two accounts change places', [['advance', 'float', 'employee_id'], ['payoutPending', 'advance', 'null'], ['float', 'payoutPending', 'null']].map(([from, to, employee]) => `update ledger_account set kind = '${to}', employee_id = ${employee} where organization_id = :company and kind = '${from}'`), { problem: 'content', seq: 1 }],
    ['an account becomes another person’s', [`update ledger_account set employee_id = (select id from employee where organization_id = :company and id <> ledger_account.employee_id limit 1) where organization_id = :company and employee_id is not null`], { problem: 'content', seq: 1 }],
    ['an account changes its side', [`update ledger_account set normal = -normal, floor_zero = false where organization_id = :company and kind = 'advance'`], { problem: 'content', seq: 1 }],
    ['an account loses its floor', [`update ledger_account set floor_zero = false where organization_id = :company and kind = 'advance'`], { problem: 'content', seq: 1 }],
    ['an account becomes a provider’s', [`update ledger_account set provider = '' where organization_id = :company and kind = 'payoutPending'`], { problem: 'content', seq: 1 }],
    ['an account is said to be opened by nobody', [`update ledger_account set opened_seq = null where organization_id = :company and kind = 'advance'`], { problem: 'content', seq: 1 }],
    ['an account is said to be opened by another entry', [`update ledger_account set opened_seq = 9 where organization_id = :company`], { problem: 'content', seq: 1 }],
    ['a balance changes', [`update ledger_account set debit = debit + 1 where organization_id = :company and kind = 'advance'`], { problem: 'balance', seq: 5 }],
    ['a checkpoint changes', [`insert into ledger_checkpoint select organization_id, '2026-11-18', 3, sha256('x') from ledger_head where organization_id = :company`], { problem: 'checkpoint', seq: 3 }],
  ])('is noticed when %s', async (_name, statements, expected) => {
    await filled();
    await tamper(...statements);
    expect(await fault()).toEqual(expected);
  }); // prettier-ignore
});
