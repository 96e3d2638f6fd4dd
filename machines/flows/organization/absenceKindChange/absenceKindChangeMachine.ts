import { isAbsence } from '#domain/attendance/absenceKinds.ts';
import { isKindLetters } from '#domain/fields/kindLetters.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type {
  ChangeErrors,
  ChangeInput,
} from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type AbsenceKind = components['schemas']['AbsenceKind'];

export type KindForm = {
  uzLatn: string;
  uzCyrl: string;
  ru: string;
  treatment: AbsenceKind['treatment'];
  /** Whether it is offered when an absence is entered. */
  shown: 'yes' | 'no';
  /** Whether days become it that nobody has entered. */
  unentered: 'yes' | 'no';
};

export type ChangeKindInput = ChangeInput<AbsenceKind, KindForm>;

export const scripts = ['uzLatn', 'uzCyrl', 'ru'] as const;

function errors(form: KindForm): ChangeErrors<KindForm> {
  const wrong: ChangeErrors<KindForm> = {};
  for (const script of scripts) {
    const letters = form[script].trim();
    if (letters === '') wrong[script] = 'required';
    else if (!isKindLetters(letters)) wrong[script] = 'lettersInvalid';
  }
  return wrong;
}

/**
 * A code of presence or of a day off is no absence, so only its letters can be changed. The kind used for unentered
 * days keeps that role until another kind takes it.
 */
export const kindFields = (kind: AbsenceKind): readonly (keyof KindForm)[] =>
  isAbsence(kind)
    ? [...scripts, 'treatment', 'shown', ...(kind.unentered ? [] : (['unentered'] as const))]
    : scripts;

/** What the company says of a kind of absence: its letters, whether its days earn, whether it is offered, and for unentered days. */
export const absenceKindChangeMachine = confirmedChange<AbsenceKind, KindForm, AbsenceKind[]>({
  id: 'absenceKindChange',
  spec: '3',
  form: {
    initial: ({ letters, treatment, shown, unentered }) => ({
      ...letters,
      treatment,
      shown: shown ? 'yes' : 'no',
      unentered: unentered ? 'yes' : 'no',
    }),
    errors,
  },
});
