import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { peopleById } from '../records/index.ts';
import { ownSchedulesOf, unitsOfPeople } from '../../organization/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { presentRow } from './present.ts';
import { countImports, selectImports } from './sql/imports.ts';
import { countRows, selectRows } from './sql/shownRows.ts';
import {
  abandonImport,
  checkImport,
  commitImport,
  decideImport,
  judgeAhead,
  lockImportFor,
  present,
  presentAll,
  readImport,
  startImport,
  steerImport,
} from './service.ts';
import { stageChunk } from './stage.ts';

type Operations =
  | 'listImports'
  | 'startImport'
  | 'getImport'
  | 'deleteImport'
  | 'listImportRows'
  | 'addImportRows'
  | 'decideImport'
  | 'checkImport'
  | 'commitImport'
  | 'stopImport'
  | 'continueImport'
  | 'undoImport';

const noCounts = {
  staging: 0,
  ready: 0,
  committing: 0,
  stopped: 0,
  committed: 0,
  undoing: 0,
  undone: 0,
  failed: 0,
  archived: 0,
};

interface ImportInput {
  params: { id: string };
  caller: { organizationId: string };
}
const keyOf = ({ params: { id }, caller: { organizationId } }: ImportInput) => ({ organizationId, id });

/** @param importWaits called after a commit that leaves work for the job */
export const importsHandlers = (services: Services, importWaits: () => void): Pick<Handlers, Operations> => {
  const { db, clock } = services;
  return {
    listImports: async ({ query, caller: { organizationId } }) => {
      const page = pageOf(query);
      const { state, sort = '-startedAt' } = query;
      const counts = { ...noCounts };
      for (const one of await countImports(db, organizationId)) counts[one.state] = one.count;
      const shown = state ? [counts[state]] : Object.values(counts);
      const total = shown.reduce((sum, count) => sum + count, 0);
      const rows = await selectImports(db, { organizationId, state }, sort, offsetOf(page));
      return reply<'listImports'>()(200, { items: await presentAll(db, rows), ...page, total, counts });
    },

    getImport: async (input) =>
      reply<'getImport'>()(200, await present(db, await readImport(db, keyOf(input)))),

    listImportRows: async (input) => {
      const { query } = input;
      const key = keyOf(input);
      const record = await readImport(db, key);
      const page = pageOf(query);
      const total = await countRows(db, key, query, record);
      const rows = await selectRows(db, key, query, record, offsetOf(page));
      const ids = rows.map(({ employeeId }) => employeeId);
      const people = await peopleById(db, key.organizationId, ids);
      const today = companyDate(clock.now());
      const units = await unitsOfPeople(db, key.organizationId, ids, today);
      const schedules = await ownSchedulesOf(db, key.organizationId, ids, today);
      const items = rows.map((row) => {
        const { employeeId: id } = row;
        const place = { unit: units.get(id)?.title ?? null, schedule: schedules.get(id)?.title ?? null };
        const known = { record: people.get(id), place };
        return presentRow(row, known, record, today);
      });
      return reply<'listImportRows'>()(200, { items, ...page, total });
    },

    startImport: ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        const { organizationId, accountId, jobId } = caller;
        const who = { organizationId, byAccountId: accountId, byJobId: jobId, at: clock.date() };
        return reply<'startImport'>()(201, await present(tx, await startImport(tx, who, body)));
      }),

    deleteImport: (input) =>
      input.inChange(async (tx) => {
        await abandonImport(tx, keyOf(input));
        return reply<'deleteImport'>()(204);
      }),

    addImportRows: (input) =>
      input.inChange(async (tx) => {
        const { record } = await lockImportFor(tx, keyOf(input), 'add');
        const staged = await stageChunk(services, tx, record, input.body, clock.date());
        return reply<'addImportRows'>()(200, staged);
      }),

    decideImport: (input) =>
      input.inChange(async (tx) => {
        const record = await decideImport(tx, keyOf(input), input.body, clock.date());
        return reply<'decideImport'>()(200, await present(tx, record));
      }),

    checkImport: async (input) => {
      const key = keyOf(input);
      const judged = await judgeAhead(db, key, clock.date());
      return input.inChange(async (tx) => {
        const record = await checkImport(tx, key, judged, clock.date());
        return reply<'checkImport'>()(200, await present(tx, record));
      });
    },

    commitImport: async (input) => {
      const answer = await input.inChange(async (tx) => {
        const { organizationId, accountId: byAccountId } = input.caller;
        const writing = { organizationId, byAccountId, at: clock.date() };
        const record = await commitImport(tx, keyOf(input), writing);
        return reply<'commitImport'>()(200, await present(tx, record));
      });
      importWaits();
      return answer;
    },

    stopImport: (input) =>
      input.inChange(async (tx) => {
        const record = await steerImport(tx, keyOf(input), 'stop', clock.date());
        return reply<'stopImport'>()(200, await present(tx, record));
      }),

    continueImport: async (input) => {
      const answer = await input.inChange(async (tx) => {
        const record = await steerImport(tx, keyOf(input), 'continue', clock.date());
        return reply<'continueImport'>()(200, await present(tx, record));
      });
      importWaits();
      return answer;
    },

    undoImport: async (input) => {
      const answer = await input.inChange(async (tx) => {
        const record = await steerImport(tx, keyOf(input), 'undo', clock.date());
        return reply<'undoImport'>()(200, await present(tx, record));
      });
      importWaits();
      return answer;
    },
  };
};
