import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { presentBalances, presentEntries, presentProof } from './present.ts';
import { selectBalances } from './sql/accounts.ts';
import { countEntries, selectHead, selectLatest, selectAfter } from './sql/reading.ts';

/** As many as the contract allows in one answer. */
const PROOF_AT_ONCE = 500;

export const ledgerHandlers = ({ db }: Services): Pick<Handlers, 'listLedgerEntries' | 'getLedgerProof'> => ({
  listLedgerEntries: async ({ query, caller: { organizationId } }) => {
    const page = pageOf(query);
    const rows = await selectLatest(db, organizationId, query.kind, offsetOf(page));
    return reply<'listLedgerEntries'>()(200, {
      items: await presentEntries(db, organizationId, rows),
      ...page,
      total: await countEntries(db, organizationId, query.kind),
      balances: presentBalances(await selectBalances(db, organizationId)),
    });
  },

  getLedgerProof: async ({ query: { after = 0 }, caller: { organizationId } }) => {
    const rows = await selectAfter(db, organizationId, after, PROOF_AT_ONCE);
    const head = await selectHead(db, organizationId);
    return reply<'getLedgerProof'>()(200, {
      entries: await presentProof(db, organizationId, rows),
      head: head ? { seq: head.seq, hash: head.hash.toString('hex') } : null,
    });
  },
});
