/** Whether a day of the absence earns: as if worked, paid in another way than by days, or not at all. */
export type Treatment = 'worked' | 'paidElsewhere' | 'unpaid';

export interface AbsenceLetters {
  uzLatn: string;
  uzCyrl: string;
  ru: string;
}

export interface AbsenceKind {
  /** The number of the timesheet's code, the same in every company. */
  number: number;
  letters: AbsenceLetters;
  treatment: Treatment;
  /** Offered when an absence is proposed. */
  shown: boolean;
  /** Whether it is the kind of unentered days. */
  unentered: boolean;
}

/** The kind for unexcused absence. */
export const ABSENT_WITHOUT_REASON = 24;

/** Codes of presence, days off and unclear days, which are no absences. */
const notAbsences: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 21, 25, 26, 30]);

const kind = (
  number: number,
  letters: [uzLatn: string, uzCyrl: string, ru: string],
  treatment: Treatment,
  shown = false,
): AbsenceKind => ({
  number,
  letters: { uzLatn: letters[0], uzCyrl: letters[1], ru: letters[2] },
  treatment,
  shown,
  unentered: number === ABSENT_WITHOUT_REASON,
});

/** The 36 codes of the timesheet (form T-13), twelve of them shown at first. Letters in Uzbek differ between companies. */
export const standardAbsenceKinds: readonly AbsenceKind[] = [
  kind(1, ['I', 'И', 'Я'], 'worked'),
  kind(2, ['TN', 'ТН', 'Н'], 'worked'),
  kind(3, ['DI', 'ДИ', 'РВ'], 'worked'),
  kind(4, ['OI', 'ОИ', 'С'], 'worked'),
  kind(5, ['VM', 'ВМ', 'ВМ'], 'worked'),
  kind(6, ['XS', 'ХС', 'К'], 'worked', true),
  kind(7, ['MO', 'МО', 'ПК'], 'worked'),
  kind(8, ['MB', 'МБ', 'ПМ'], 'worked'),
  kind(9, ['T', 'Т', 'ОТ'], 'paidElsewhere', true),
  kind(10, ['QT', 'ҚТ', 'ОД'], 'paidElsewhere'),
  kind(11, ['OT', 'ЎТ', 'У'], 'paidElsewhere', true),
  kind(12, ['OQ', 'ЎҚ', 'УВ'], 'paidElsewhere'),
  kind(13, ['OB', 'ЎБ', 'УД'], 'unpaid', true),
  kind(14, ['HT', 'ҲТ', 'Р'], 'paidElsewhere', true),
  kind(15, ['BT', 'БТ', 'ОЖ'], 'paidElsewhere', true),
  kind(16, ['HS', 'ҲС', 'ДО'], 'unpaid', true),
  kind(17, ['QS', 'ҚС', 'ОЗ'], 'unpaid'),
  kind(18, ['HB', 'ҲБ', 'ДБ'], 'unpaid'),
  kind(19, ['K', 'К', 'Б'], 'paidElsewhere', true),
  kind(20, ['KB', 'КБ', 'Т'], 'unpaid', true),
  kind(21, ['QK', 'ҚК', 'ЛЧ'], 'worked'),
  kind(22, ['MP', 'МП', 'ПВ'], 'paidElsewhere'),
  kind(23, ['DV', 'ДВ', 'Г'], 'paidElsewhere', true),
  kind(24, ['SK', 'СК', 'ПР'], 'unpaid', true),
  kind(25, ['TB', 'ТБ', 'НС'], 'worked'),
  kind(26, ['D', 'Д', 'В'], 'unpaid'),
  kind(27, ['QD', 'ҚД', 'ОВ'], 'paidElsewhere', true),
  kind(28, ['DB', 'ДБ', 'НВ'], 'unpaid'),
  kind(29, ['IT', 'ИТ', 'ЗБ'], 'unpaid'),
  kind(30, ['N', 'Н', 'НН'], 'unpaid'),
  kind(31, ['BB', 'ББ', 'РП'], 'paidElsewhere'),
  kind(32, ['SB', 'СБ', 'НП'], 'paidElsewhere'),
  kind(33, ['XB', 'ХБ', 'ВП'], 'unpaid'),
  kind(34, ['CH', 'ЧҲ', 'НО'], 'paidElsewhere'),
  kind(35, ['CX', 'ЧХ', 'НБ'], 'unpaid'),
  kind(36, ['IK', 'ИК', 'НЗ'], 'unpaid'),
];

/**
 * Whether the kind is an unexcused absence; people with any other kind are not expected. Idle by one's own fault (33) and
 * suspended (35) do not count as unexcused, because the employer keeps these people from working.
 */
export const isWithoutReason = (kind: number): boolean => kind === ABSENT_WITHOUT_REASON;

/** Whether the kind is an absence. */
export const isAbsence = ({ number }: Pick<AbsenceKind, 'number'>): boolean => !notAbsences.has(number);

/** The longest single absence: three years of child care need four at most. */
export const LONGEST_ABSENCE_DAYS = 366;
