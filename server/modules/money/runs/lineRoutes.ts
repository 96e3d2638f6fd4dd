import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import type { Author } from '../../audit/index.ts';
import { readEmployee } from '../../employees/records/index.ts';
import { listLines } from '../payLines/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { addLine, withdrawLine } from './lines.ts';

type Operations = 'listPayLines' | 'addPayLine' | 'withdrawPayLine';

function requireReason({ reason }: { reason: string }): string {
  const given = reason.trim();
  if (!given) throw reasonRequired();
  return given;
}

export const payLineHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => {
  const authorOf = ({ organizationId, accountId: byAccountId }: AtJob): Author => ({
    organizationId,
    byAccountId,
    at: clock.date(),
  });
  return {
    listPayLines: async ({ params: { id }, caller }) => {
      await readEmployee(db, caller.organizationId, id);
      return reply<'listPayLines'>()(200, await listLines(db, authorOf(caller), id));
    },

    addPayLine: async ({ params: { id }, body, caller, inChange }) => {
      const line = { ...body, reason: requireReason(body) };
      return inChange(async (tx) => {
        await addLine(tx, authorOf(caller), id, line);
        return reply<'addPayLine'>()(201, await listLines(tx, authorOf(caller), id));
      });
    },

    withdrawPayLine: async ({ params: { id: employeeId, lineId }, body, caller, inChange }) => {
      const reason = requireReason(body);
      return inChange(async (tx) => {
        await withdrawLine(tx, authorOf(caller), { employeeId, id: lineId, reason });
        return reply<'withdrawPayLine'>()(200, await listLines(tx, authorOf(caller), employeeId));
      });
    },
  };
};
