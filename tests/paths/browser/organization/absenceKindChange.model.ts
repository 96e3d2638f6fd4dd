import { isAbsence } from '#domain/attendance/absenceKinds.ts';
import { cases } from '#machines/flows/organization/absenceKindChange/absenceKindChangeMachine.cases.ts';
import {
  kindFields,
  type AbsenceKind,
  type KindForm,
} from '#machines/flows/organization/absenceKindChange/absenceKindChangeMachine.ts';
import type { Key } from '#tests/support/browser/texts.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface KindsDriver extends ChangeDriver {
  kind: Gate;
  /** Holds the list. */
  kinds: Gate;
  /** What the company says otherwise than the standard, which is then as it was. */
  takeKinds: () => Promise<{ number: number; lettersUzLatn: string }[]>;
}

const nameOf = ({ say }: ChangeDriver, { number }: AbsenceKind) =>
  say('absences', `kind.n${number}` as Key<'absences'>);

export const model = confirmedChangeModel<KindsDriver, AbsenceKind, KindForm, AbsenceKind[]>(cases, {
  gate: ({ kind }) => kind,
  choose: (driver, subject) =>
    driver.page
      .getByRole('button', {
        name: driver.say('absences', 'changeOf', { kind: nameOf(driver, subject) }),
        exact: true,
      })
      .click(),
  title: nameOf,
  confirmLabel: ({ say }) => say('absences', 'save'),
  fields: kindFields,
  control: ({ page }, field) =>
    field === 'treatment' || field === 'shown' || field === 'unentered'
      ? page.locator(`select[name="${field}"]`)
      : undefined,
  make: async (driver) => {
    const { page, say, subject, kind, kinds, takeKinds } = driver;
    const { letters } = lastBody(driver) as Pick<AbsenceKind, 'letters'>;
    kinds.close();
    await kind.pass();
    await page.getByText(say('absences', 'kindChanged'), { exact: true }).first().waitFor();
    await kinds.arrived();
    const kept = await takeKinds();
    const wanted = [{ number: subject.number, lettersUzLatn: letters.uzLatn }];
    if (JSON.stringify(kept) !== JSON.stringify(wanted))
      throw new Error(`kept ${JSON.stringify(kept)}, not ${JSON.stringify(wanted)}`);
    await kinds.open();
  },
  refuse: {
    treatment: ({ kind }) => kind.pass({ treatment: 'free' }),
  },
  impossible: (subject, refused) => refused === 'treatment' && !isAbsence(subject),
});
