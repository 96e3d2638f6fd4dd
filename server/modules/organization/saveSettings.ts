import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn, type Dated } from '#domain/dated/versions.ts';
import { isMisleading } from '#domain/fields/organizationTitle.ts';
import type { WorkSettings } from '#domain/organizationSettings.ts';
import type { Details } from '#domain/settings.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../database/database.ts';
import { conflict, notFound, validationFailed } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { refuseClosed } from './periods.ts';
import { readSettings } from './sections.ts';
import { updateDetails } from './sql/organizations.ts';
import { lockOrganization } from './sql/periods.ts';
import {
  insertPaySettings,
  insertWorkSettings,
  replaceSettings,
  selectAllPaySettings,
  selectWorkSettings,
} from './sql/settings.ts';
import { withBasis, type PayChange } from './withBasis.ts';

type Settings = components['schemas']['Settings'];
type Section = 'details' | 'work' | 'pay';

/** Locks the company. Throws 409 changedMeanwhile with the current settings when someone has saved the section since. */
async function readUnchanged(tx: Tx, { organizationId, at }: Author, section: Section, version: number) {
  await lockOrganization(tx, organizationId);
  const settings = await readSettings(tx, organizationId, at.getTime());
  if (settings[section].version !== version) throw conflict('changedMeanwhile', { settings });
  return settings;
}

const readNow = (tx: Tx, { organizationId, at }: Author): Promise<Settings> =>
  readSettings(tx, organizationId, at.getTime());

/** Throws 409 changedMeanwhile, 400 titleInvalid for a new title with a link or hidden signs. */
export async function saveDetails(
  tx: Tx,
  author: Author,
  { version, ...details }: Details & { version: number },
): Promise<Settings> {
  const { version: _, ...before } = (await readUnchanged(tx, author, 'details', version)).details;
  if (details.title !== before.title && isMisleading(details.title))
    throw validationFailed([{ pointer: '/title', code: 'titleInvalid' }]);
  await updateDetails(tx, author.organizationId, details);
  await writeAudit(tx, author, [
    { subject: 'details', event: 'save', before, after: { ...before, ...details } },
  ]);
  return readNow(tx, author);
}

const versionColumns = ({ organizationId, byAccountId, at }: Author) => ({
  organizationId,
  id: newId(),
  savedAt: at,
  savedByAccountId: byAccountId,
  replacedAt: null,
});

/** The values on a date, from versions in the order of their days; null before the first. */
function valuesOn<Held extends Dated>(versions: readonly Held[], date: CompanyDate) {
  const version = versionOn(versions, date);
  if (!version) return null;
  const { validFrom: _, ...values } = version;
  return values;
}

/** Readers of each section's current values on a date. */
const readers = {
  work: async (tx: Tx, organizationId: string) => {
    const versions = await selectWorkSettings(tx, organizationId);
    return (date: CompanyDate) => valuesOn(versions, date);
  },
  pay: async (tx: Tx, organizationId: string) => {
    const versions = await selectAllPaySettings(tx, organizationId);
    return (date: CompanyDate) => valuesOn(versions, date);
  },
} as const;

/** Saves work settings from a day on, replacing an earlier save for that day. Throws 409 changedMeanwhile, 422 periodClosed. */
export async function saveWork(
  tx: Tx,
  author: Author,
  { version, ...settings }: WorkSettings & { validFrom: CompanyDate; version: number },
): Promise<Settings> {
  await readUnchanged(tx, author, 'work', version);
  const { validFrom } = settings;
  await refuseClosed(tx, author.organizationId, validFrom);
  const before = (await readers.work(tx, author.organizationId))(validFrom);
  await replaceSettings(tx, 'workSettings', author.organizationId, validFrom, author.at);
  await insertWorkSettings(tx, { ...versionColumns(author), ...settings });
  await writeAudit(tx, author, [
    { subject: 'workSettings', event: 'save', validFrom, before, after: settings },
  ]);
  return readNow(tx, author);
}

/** As for saveWork, and 400 notFirstOfMonth at /validFrom. */
export async function savePay(
  tx: Tx,
  author: Author,
  { version, ...change }: PayChange & { version: number },
): Promise<Settings> {
  await readUnchanged(tx, author, 'pay', version);
  const { validFrom } = change;
  await refuseClosed(tx, author.organizationId, validFrom);
  const saved = await selectAllPaySettings(tx, author.organizationId);
  const { settings, stored } = withBasis(change, saved);
  const before = valuesOn(saved, validFrom);
  await replaceSettings(tx, 'paySettings', author.organizationId, validFrom, author.at);
  await insertPaySettings(tx, { ...versionColumns(author), ...settings, salaryBasis: stored });
  await writeAudit(tx, author, [
    { subject: 'paySettings', event: 'save', validFrom, before, after: settings },
  ]);
  return readNow(tx, author);
}

const tables = { work: 'workSettings', pay: 'paySettings' } as const;

/** Withdraws a planned version; one that has begun stays. Throws 404, 409 changedMeanwhile. */
export async function withdraw(
  tx: Tx,
  author: Author,
  { section, version, validFrom }: components['schemas']['SettingsWithdrawal'],
): Promise<Settings> {
  await readUnchanged(tx, author, section, version);
  const { organizationId, at } = author;
  const held = await readers[section](tx, organizationId);
  const begun = validFrom <= companyDate(at.getTime());
  if (begun || !(await replaceSettings(tx, tables[section], organizationId, validFrom, at))) throw notFound();
  const [before, after] = [held(validFrom), held(addDays(validFrom, -1))];
  await writeAudit(tx, author, [{ subject: tables[section], event: 'withdraw', validFrom, before, after }]);
  return readNow(tx, author);
}
