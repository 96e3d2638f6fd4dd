import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { chooseColumns, forgetView, changeView, saveView, setupOf } from './setup.ts';
import type { OwnList } from './sql/setup.ts';

type Operations = 'getListSetup' | 'chooseListColumns' | 'saveListView' | 'changeListView' | 'deleteListView';

const ownList = ({ organizationId, accountId }: AtJob, { list }: { list: string }): OwnList => ({
  organizationId,
  accountId,
  list,
});

export const listsHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => ({
  getListSetup: async ({ params, caller }) =>
    reply<'getListSetup'>()(200, await setupOf(db, ownList(caller, params))),

  chooseListColumns: async ({ params, body: { hidden }, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'chooseListColumns'>()(
        200,
        await chooseColumns(tx, ownList(caller, params), hidden, clock.date()),
      ),
    ),

  saveListView: async ({ params, body, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'saveListView'>()(201, await saveView(tx, ownList(caller, params), body, clock.date())),
    ),

  changeListView: async ({ params, body, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'changeListView'>()(200, await changeView(tx, ownList(caller, params), params.id, body)),
    ),

  deleteListView: async ({ params, caller, inChange }) =>
    inChange(async (tx) =>
      reply<'deleteListView'>()(200, await forgetView(tx, ownList(caller, params), params.id)),
    ),
});
