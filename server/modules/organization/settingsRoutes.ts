import { detailsSchema, paySettingsSchema, workSettingsSchema } from '#domain/settings.ts';
import type { Services } from '../../context.ts';
import { reply, type AtJob, type Handlers } from '../../http/operation.ts';
import type { Author } from '../audit/index.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import { readCalendar, saveCalendar } from './calendar.ts';
import { refuseFarAhead } from './periods.ts';
import { saveDetails, savePay, saveWork, withdraw } from './saveSettings.ts';
import { readSettings } from './sections.ts';

type Operations =
  | 'getCalendar'
  | 'updateCalendar'
  | 'getSettings'
  | 'updateDetails'
  | 'updateWorkSettings'
  | 'updatePaySettings'
  | 'withdrawSettings';

export const settingsHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => {
  const author = ({ organizationId, accountId }: AtJob): Author => ({
    organizationId,
    byAccountId: accountId,
    at: clock.date(),
  });
  return {
    getSettings: async ({ caller: { organizationId } }) =>
      reply<'getSettings'>()(200, await readSettings(db, organizationId, clock.now())),

    updateDetails: async ({ body: { version, ...given }, caller, inChange }) => {
      const details = fieldsAccepted(detailsSchema, given);
      return inChange(async (tx) =>
        reply<'updateDetails'>()(200, await saveDetails(tx, author(caller), { ...details, version })),
      );
    },

    updateWorkSettings: async ({ body: { version, ...given }, caller, inChange }) => {
      const settings = fieldsAccepted(workSettingsSchema, given);
      refuseFarAhead(settings.validFrom, clock.now());
      return inChange(async (tx) =>
        reply<'updateWorkSettings'>()(200, await saveWork(tx, author(caller), { ...settings, version })),
      );
    },

    updatePaySettings: async ({ body: { version, ...given }, caller, inChange }) => {
      const settings = fieldsAccepted(paySettingsSchema, given);
      refuseFarAhead(settings.validFrom, clock.now());
      return inChange(async (tx) =>
        reply<'updatePaySettings'>()(200, await savePay(tx, author(caller), { ...settings, version })),
      );
    },

    getCalendar: async ({ params: { year }, caller }) =>
      reply<'getCalendar'>()(200, await readCalendar(db, caller.organizationId, year, clock.now())),

    updateCalendar: async ({ params: { year }, body, caller, inChange }) =>
      inChange(async (tx) =>
        reply<'updateCalendar'>()(200, await saveCalendar(tx, author(caller), year, body)),
      ),

    withdrawSettings: async ({ body, caller, inChange }) =>
      inChange(async (tx) => reply<'withdrawSettings'>()(200, await withdraw(tx, author(caller), body))),
  };
};
