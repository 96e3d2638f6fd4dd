import { auditFields } from '#domain/audit/fields.ts';
import type { AuditSubject } from '#domain/audit/subjects.ts';
import { isCompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Written } from './sql/entries.ts';
import { textsOf } from './values.ts';

type AuditChange = components['schemas']['AuditChange'];

/** Fields whose meaning depends on the subject. */
const kindField: Partial<Record<AuditSubject, string>> = {
  absence: 'absenceKind',
  payRun: 'runKind',
  report: 'reportKind',
  list: 'listKind',
};

/** They identify the day, kind of absence or amount, so they are shown even where they did not change. */
const facts = new Set(['date', 'number', 'amount']);

/** Subjects that are named by their number. */
export const isNumbered = (subject: AuditSubject) => subject === 'payRun' || subject === 'payoutRegister';

/** `version` is shown only for a closed month, as the number of the closing; elsewhere it counts saves. */
const isShown = (subject: AuditSubject, field: string) =>
  placeOf(field) >= 0 &&
  (field !== 'version' || subject === 'period') &&
  (field !== 'number' || !isNumbered(subject));

const order = Object.keys(auditFields);
const placeOf = (field: string) => (isCompanyDate(field) ? order.length : order.indexOf(field));

/** The order of the fields, then of the dates. */
export const sortChanges = (changes: readonly AuditChange[]): AuditChange[] =>
  [...changes].sort((a, b) => placeOf(a.field) - placeOf(b.field) || (a.field < b.field ? -1 : 1));

const isSame = (a: AuditChange['before'], b: AuditChange['before']) =>
  JSON.stringify(a ?? []) === JSON.stringify(b ?? []);

/** The differences between two sets of values. */
export function changesOf(
  subject: AuditSubject,
  before: Written,
  after: Written,
  titles: ReadonlyMap<string, string>,
): AuditChange[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return sortChanges(
    [...keys].flatMap((key): AuditChange[] => {
      const field = key === 'kind' ? (kindField[subject] ?? key) : key;
      if (!isShown(subject, field)) return [];
      const [was, is] = [before, after].map((values) => textsOf(field, values?.[key] ?? null, titles));
      if (!isSame(was!, is!)) return [{ field, before: was!, after: is! }];
      return is?.length && facts.has(field) ? [{ field, before: null, after: is }] : [];
    }),
  );
}
