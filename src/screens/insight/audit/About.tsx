import { Link } from 'react-router-dom';
import { aboutText } from '#domain/audit/show.ts';
import type { AuditEntry } from '#src/actors/insight/auditTrail.ts';

/** The page of the entry's subject. Settings have none, because not every reader may open them. */
function pageOf({ subject, subjectId, employee }: AuditEntry): string | undefined {
  if (subject === 'paymentRequest') return `/requests/${subjectId}`;
  if (subject === 'payRun') return `/payments/runs/${subjectId}`;
  return employee ? `/employees/${employee.id}` : undefined;
}

export function About({ entry }: { entry: AuditEntry }) {
  const name = aboutText(entry);
  const page = pageOf(entry);
  if (name === null) return '—';
  return page === undefined ? name : <Link to={page}>{name}</Link>;
}
