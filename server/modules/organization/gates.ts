import { randomBytes } from 'node:crypto';
import { formatGateCode, PRINTED_SLOT } from '#domain/attendance/gateCode.ts';
import { companyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { dataKey, seal } from '../../secrets.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { macOf } from './gateCodes.ts';
import { gateSecretOf } from './shownCodes.ts';
import {
  countGates,
  insertGate,
  lockGate,
  selectGateStates,
  updateGate,
  type GateRow,
} from './sql/gateStates.ts';
import { selectGate } from './sql/gates.ts';
import { selectTitle } from './sql/organizations.ts';
import { lockOrganization } from './sql/periods.ts';

type Schemas = components['schemas'];
type Config = Services['config'];

const MOST_GATES = 200;

const present = ({ id, title, tokenHash }: Pick<GateRow, 'id' | 'title' | 'tokenHash'>): Schemas['Gate'] => ({
  id,
  title,
  paired: tokenHash !== null,
});

const newSecret = (config: Config, gateId: string) =>
  seal(dataKey(config, 'gateSecret'), randomBytes(32), gateId);

/** Throws 409 tooManyGates. */
export async function makeGate(
  config: Config,
  tx: Tx,
  author: Author,
  { title, static: isStatic }: Schemas['NewGate'],
): Promise<Schemas['Gate']> {
  const { organizationId, at } = author;
  await lockOrganization(tx, organizationId);
  if ((await countGates(tx, organizationId)) >= MOST_GATES) throw conflict('tooManyGates');
  const id = newId();
  const secretEncrypted = newSecret(config, id);
  await insertGate(tx, { organizationId, id, title: title.trim(), secretEncrypted, isStatic, createdAt: at });
  await writeAudit(tx, author, [
    { subject: 'gate', subjectId: id, event: 'create', after: { title: title.trim(), isStatic } },
  ]);
  return present({ id, title: title.trim(), tokenHash: null });
}

/** Throws 404, and 409 gateClosed. */
async function lockOpenGate(tx: Tx, organizationId: string, id: string): Promise<GateRow> {
  const gate = await lockGate(tx, organizationId, id);
  if (!gate) throw notFound();
  if (gate.closedAt) throw conflict('gateClosed');
  return gate;
}

export async function rename(tx: Tx, author: Author, id: string, title: string): Promise<Schemas['Gate']> {
  const gate = await lockOpenGate(tx, author.organizationId, id);
  const renamed = await updateGate(tx, author.organizationId, id, { title: title.trim() });
  await writeAudit(tx, author, [
    {
      subject: 'gate',
      subjectId: id,
      event: 'rename',
      before: { title: gate.title },
      after: { title: renamed.title },
    },
  ]);
  return present(renamed);
}

export async function close(tx: Tx, author: Author, id: string): Promise<Schemas['Gate']> {
  await lockOpenGate(tx, author.organizationId, id);
  const closed = await updateGate(tx, author.organizationId, id, { tokenHash: null, closedAt: author.at });
  await writeAudit(tx, author, [{ subject: 'gate', subjectId: id, event: 'close' }]);
  return present(closed);
}

/** A new secret voids the printed code. Throws 404; 409 gateClosed, notPaired. */
export async function revoke(config: Config, tx: Tx, author: Author, id: string): Promise<Schemas['Gate']> {
  const gate = await lockOpenGate(tx, author.organizationId, id);
  if (!gate.isStatic && gate.tokenHash === null) throw conflict('notPaired');
  const revoked = await updateGate(
    tx,
    author.organizationId,
    id,
    gate.isStatic ? { secretEncrypted: newSecret(config, id) } : { tokenHash: null },
  );
  await writeAudit(tx, author, [{ subject: 'gate', subjectId: id, event: 'revoke' }]);
  return present(revoked);
}

export async function readGateOverview(
  db: Executor,
  organizationId: string,
  now: number,
): Promise<Schemas['GateOverview']> {
  const date = companyDate(now);
  const rows = await selectGateStates(db, organizationId, date);
  return {
    date,
    items: rows.map((row) => ({
      ...present(row),
      static: row.isStatic,
      closed: row.closedAt !== null,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      punchesToday: row.punchesToday,
    })),
  };
}

/** Throws 404 for a gate with a screen, and for one that is closed. */
export async function makePrintedCode(
  config: Config,
  db: Executor,
  organizationId: string,
  id: string,
): Promise<Schemas['PrintedCode']> {
  const gate = await selectGate(db, id);
  if (gate?.organizationId !== organizationId || !gate.isStatic || gate.closedAt) throw notFound();
  const mac = macOf(gateSecretOf(config, gate), id, PRINTED_SLOT);
  return {
    gateTitle: gate.title,
    organizationTitle: (await selectTitle(db, organizationId)).title,
    code: formatGateCode({ gateId: id, slot: PRINTED_SLOT, mac }),
  };
}
