import { auditFields } from '#domain/audit/fields.ts';
import type { AuditSubject } from '#domain/audit/subjects.ts';
import { isCompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Written } from './sql/entries.ts';
import { textsOf } from './values.ts';

type AuditChange = components['schemas']['AuditChange'];

/** A word that means another thing in each. */
const kindField: Partial<Record<AuditSubject, string>> = {
  absence: 'absenceKind',
  payRun: 'runKind',
  report: 'reportKind',
  list: 'listKind',
};

/** They say which day, kind of absence or money it is about, so that they are told also where they stayed. */
const facts = new Set(['date', 'number', 'amount']);

/** Their number is their name. */
export const isNumbered = (subject: AuditSubject) => subject === 'payRun' || subject === 'payoutRegister';

/** Of a closed month it says which closing; of everything else it counts saves. */
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

/** What differs between two sets of values. */
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
