import type { Services } from '../../../context.ts';
import { isAbsence, type AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { refusedByRule } from '../../../http/problem.ts';
import { presentAbsence } from '../attendance/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { notifier } from '../../notifications/index.ts';
import { dayEffects } from '../../money/effects/index.ts';
import { announceAbsence } from './announce.ts';
import { askingOf } from './asking.ts';
import { absenceFile } from './files.ts';
import { kindsOf } from './kinds.ts';
import { absenceToPreview, knownDaysOf, proposeAbsence, withAbsence, withdrawAbsence } from './propose.ts';
import type { AbsenceRow } from './sql/absences.ts';
import { saveKind } from './sql/kinds.ts';

type Operations =
  | 'listAbsenceKinds'
  | 'changeAbsenceKind'
  | 'previewAbsence'
  | 'proposeAbsence'
  | 'withdrawAbsence'
  | 'getAbsenceFile';

const facts = ({ number, treatment, shown, unentered }: Omit<AbsenceKind, 'letters'>) => ({
  number,
  treatment,
  shown,
  unentered,
});

export const absencesHandlers = (
  { db, clock, ...services }: Services,
  notify = notifier({ clock, ...services }),
): Pick<Handlers, Operations> => ({
  listAbsenceKinds: async ({ caller }) =>
    reply<'listAbsenceKinds'>()(200, { items: await kindsOf(db, caller.organizationId) }),

  changeAbsenceKind: async ({ params: { number }, body, caller, inChange }) =>
    inChange(async (tx) => {
      const { organizationId, accountId } = caller;
      const { letters, treatment, shown, unentered } = body;
      if (unentered && !isAbsence({ number }))
        throw refusedByRule('absenceKindUnknown', {
          errors: [{ pointer: '/unentered', code: 'absenceKindUnknown' }],
        });
      const at = clock.date();
      const before = (await kindsOf(tx, organizationId)).find((one) => one.number === number)!;
      await saveKind(tx, {
        organizationId,
        number,
        treatment,
        shown,
        unentered,
        lettersUzLatn: letters.uzLatn,
        lettersUzCyrl: letters.uzCyrl,
        lettersRu: letters.ru,
        changedAt: at,
        changedByAccountId: accountId,
      });
      await writeAudit(tx, { organizationId, byAccountId: accountId, at }, [
        {
          subject: 'absenceKind',
          event: 'change',
          before: { ...before.letters, ...facts(before) },
          after: {
            ...letters,
            ...facts({ number, treatment, shown, unentered: unentered ?? before.unentered }),
          },
        },
      ]);
      return reply<'changeAbsenceKind'>()(200, { items: await kindsOf(tx, organizationId) });
    }),

  getAbsenceFile: async ({ params: { id }, caller }) =>
    reply<'getAbsenceFile'>()(200, await absenceFile(db, caller, id, clock.now())),

  previewAbsence: async ({ body, caller }) => {
    const asking = askingOf(caller, body.employeeId, body.firstDay, clock);
    const { employeeId, at } = asking;
    const absence = await absenceToPreview(db, asking, body);
    const now = at.getTime();
    const change = { employeeId, dates: knownDaysOf(absence, now), decided: withAbsence(absence) };
    const [effect] = await dayEffects(db, caller, [change], now);
    return reply<'previewAbsence'>()(200, effect!);
  },

  proposeAbsence: async ({ body, caller, inChange }) =>
    inChange(async (tx) => {
      const asking = askingOf(caller, body.employeeId, body.firstDay, clock);
      const kept = await proposeAbsence(tx, asking, body);
      await announceAbsence(tx, notify, kept, asking.by);
      return reply<'proposeAbsence'>()(201, presentAbsence(kept));
    }),

  withdrawAbsence: async ({ params: { id }, caller, inChange }) =>
    inChange(async (tx) => {
      const asking = ({ employeeId, firstDay }: AbsenceRow) => askingOf(caller, employeeId, firstDay, clock);
      const withdrawn = await withdrawAbsence(tx, asking, caller, id);
      const by = caller.role === 'employee' ? 'employee' : 'employer';
      await announceAbsence(tx, notify, withdrawn, by);
      return reply<'withdrawAbsence'>()(200, presentAbsence(withdrawn));
    }),
});
