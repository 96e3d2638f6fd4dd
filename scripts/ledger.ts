import { CannotStart } from '#server/cannotStart.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { findFault, selectLedgers, type LedgerFault } from '#server/modules/money/ledger/index.ts';
import { findMovementFault } from '#server/modules/money/transactions/index.ts';

const help = `The ledgers of the companies in the database that the server would use (docs/configuration.md).

  npm run ledger -- verify            every company's
  npm run ledger -- verify <company>  one company's, by its id

The exit code is 0 when all are whole, 1 when one is not, 2 when the command was not understood.`;

const says: Record<LedgerFault['problem'], (seq: number) => string> = {
  missing: (seq) => `an entry before ${seq} is missing`,
  link: (seq) => `entry ${seq} does not continue the one before it`,
  content: (seq) => `entry ${seq} was changed after it was written`,
  head: (seq) => `the head, ${seq}, is not the last entry`,
  balance: (seq) => `the balance of an account is not the sum of its transfers up to ${seq}`,
  checkpoint: (seq) => `entry ${seq} is not the one that was kept as a checkpoint`,
};

const describeMovementFault = (seq: number) =>
  seq > 0
    ? `the list of movements is not what entry ${seq} says`
    : 'the sums of movements are not those of the list';

async function faultOf(db: Database, organizationId: string): Promise<string | undefined> {
  const fault = await findFault(db, organizationId);
  if (fault) return says[fault.problem](fault.seq);
  const movement = await findMovementFault(db, organizationId);
  return movement === undefined ? undefined : describeMovementFault(movement);
}

async function verify(company: string | undefined): Promise<number> {
  const database = await openDatabase(readConfig());
  try {
    const all = await selectLedgers(database.db);
    const wanted = company ? all.filter(({ organizationId }) => organizationId === company) : all;
    if (company && !wanted.length) {
      console.error(`No company ${company} has a ledger`);
      return 2;
    }
    let faults = 0;
    for (const { organizationId, seq, hash } of wanted) {
      const fault = await faultOf(database.db, organizationId);
      if (fault) faults += 1;
      console.log(
        fault
          ? `✗ ${organizationId}: ${fault}`
          : `✓ ${organizationId}: ${seq} entries, head ${hash.toString('hex')}`,
      );
    }
    console.log(`${wanted.length - faults} whole, ${faults} not`);
    return faults ? 1 : 0;
  } finally {
    await database.close();
  }
}

const [command, company, ...more] = process.argv.slice(2);
if (command !== 'verify' || more.length) {
  console.log(help);
  process.exitCode = command === '--help' ? 0 : 2;
} else
  try {
    process.exitCode = await verify(company);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
