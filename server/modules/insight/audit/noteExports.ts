import { Readable } from 'node:stream';
import type { AuditCode } from '#domain/audit/fields.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { AtJob, Handler, Handlers, Input, OperationId, Reply } from '../../../http/operation.ts';
import { SentFile } from '../../../http/sentFile.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { selectRegister } from '../../money/payouts/index.ts';

type Export = Extract<OperationId, `export${string}`>;

/** The list that each operation exports. */
const lists = {
  exportEmployees: 'people',
  exportDayBoard: 'attendance',
  exportTimesheet: 'timesheet',
  exportPaymentRequests: 'requests',
  exportPayouts: 'payouts',
  exportPayoutRegister: 'register',
  exportTransactions: 'transactions',
  exportAuditTrail: 'auditTrail',
  exportAttendanceFigures: 'figures',
  exportArrivalTimes: 'arrivalTimes',
  exportAdvanceFigures: 'advanceFigures',
  exportDayCosts: 'dayCosts',
} as const satisfies Record<Export, AuditCode>;

/** Wraps export handlers so that files given to colleagues are audited. Employees get only their own data. */
export function noteExports(services: Pick<Services, 'db' | 'clock'>, handlers: Handlers): Handlers {
  const noted = Object.entries(lists).map(([id, list]) => {
    const handler = handlers[id as Export] as Handler<Export>;
    return [
      id,
      async (input: Input<Export>): Promise<Reply<Export>> => {
        const answer = await handler(input);
        const { role, organizationId, accountId: byAccountId }: AtJob = input.caller;
        if (role === 'employee') return answer;
        const body = notedFile(answer.body, (rows) => {
          const author = { organizationId, byAccountId, at: services.clock.date() };
          return note(services, author, { list, asked: input.body, rows, path: input.params });
        });
        return { ...answer, body };
      },
    ] as const;
  });
  return { ...handlers, ...Object.fromEntries(noted) };
}

/**
 * Withholds the end of the file until it is audited, so that nobody has the whole file before. A download that is broken
 * off is audited too, with the rows sent so far.
 */
const notedFile = ({ name, type, content, rows }: SentFile, write: (rows: number) => Promise<void>) =>
  new SentFile(name, type, Readable.from(withholdEnd(content, () => write(rows?.() ?? 0))), rows);

async function* withholdEnd(content: Readable | Buffer, write: () => Promise<void>) {
  let held: unknown;
  let noted = false;
  try {
    for await (const chunk of content instanceof Readable ? content : [content]) {
      if (held !== undefined) yield held;
      held = chunk;
    }
    noted = true;
    await write();
    if (held !== undefined) yield held;
  } finally {
    if (!noted) await write();
  }
}

const notedParameters = ['date', 'month', 'from', 'to', 'unit'] as const;
/** Parameters that are audited by value, or do not affect which rows are in the file. */
const neutralParameters: readonly string[] = ['format', 'language', 'sort', 'version', ...notedParameters];

interface Noted {
  list: AuditCode;
  asked: object;
  path: object;
  rows: number;
}

const note = (
  { db }: Pick<Services, 'db'>,
  author: Author,
  { list, asked, path, rows }: Noted,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const given = Object.entries(asked).filter(([, value]) => value !== undefined) as [string, string][];
    const facts = Object.fromEntries(given.filter(([name]) => notedParameters.some((one) => one === name)));
    // A search text may be a person's name.
    const filtered = given.some(([name]) => !neutralParameters.includes(name));
    const { format } = asked as { format: string };
    if (list === 'register') return noteRegister(tx, author, (path as { id: string }).id, { rows, format });
    const after = { kind: list, ...facts, ...(filtered && { filtered }), rows, format };
    return writeAudit(tx, author, [{ subject: 'list', event: 'export', after }]);
  });

/** Audited at the register, because saving its file is a step on its way to the bank. */
async function noteRegister(
  tx: Tx,
  author: Author,
  subjectId: string,
  saved: { rows: number; format: string },
) {
  const register = await selectRegister(tx, author.organizationId, subjectId);
  const after = { number: register?.number ?? null, ...saved };
  await writeAudit(tx, author, [{ subject: 'payoutRegister', subjectId, event: 'saveFile', after }]);
}
