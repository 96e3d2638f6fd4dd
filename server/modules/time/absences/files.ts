import { fileTypeOf, MOST_FILE_BYTES, type AbsenceFileType } from '#domain/attendance/absenceFile.ts';
import { companyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { AtJob } from '../../../http/operation.ts';
import { notFound, refusedByRule } from '../../../http/problem.ts';
import { SentFile } from '../../../http/sentFile.ts';
import { scopeOf } from '../../organization/index.ts';
import { selectAbsence } from './sql/absences.ts';
import { selectFile } from './sql/files.ts';
import { readPeopleInScope } from '../../employees/records/index.ts';

export interface KeptFile {
  type: AbsenceFileType;
  content: Buffer;
}

const contentTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;
const endings = { pdf: 'pdf', jpeg: 'jpg', png: 'png' } as const;

const refused = (code: 'fileKindUnknown' | 'fileTooLarge') =>
  refusedByRule(code, { errors: [{ pointer: '/file', code }] });

/** Detects the type from the bytes. Throws 422 fileTooLarge and fileKindUnknown. */
export function readFile(base64: string): KeptFile {
  const content = Buffer.from(base64, 'base64');
  if (content.length > MOST_FILE_BYTES) throw refused('fileTooLarge');
  const type = fileTypeOf(content);
  if (!type) throw refused('fileKindUnknown');
  return { type, content };
}

/** The file of an absence that the caller sees. Throws 404. */
export async function absenceFile(db: Executor, caller: AtJob, id: string, now: number): Promise<SentFile> {
  const { organizationId, jobId, role } = caller;
  const absence = await selectAbsence(db, organizationId, id);
  if (!absence?.fileType) throw notFound();
  const { employeeId, firstDay, fileType } = absence;
  if (role === 'employee' && employeeId !== jobId) throw notFound();
  if (role === 'manager') {
    // Those who decide on the absence, and those whose units contain the person now.
    const scopes = [scopeOf(caller, firstDay), scopeOf(caller, companyDate(now))];
    const seen = await Promise.all(
      scopes.map((scope) => readPeopleInScope(db, organizationId, [employeeId], scope)),
    );
    if (!seen.some((people) => people.has(employeeId))) throw notFound();
  }
  const file = await selectFile(db, organizationId, id);
  if (!file) throw notFound();
  return new SentFile(`absence-${firstDay}.${endings[fileType]}`, contentTypes[fileType], file.content);
}
