import { randomBytes } from 'node:crypto';
import type { Identity } from '#domain/employee.ts';
import { dataKey, seal } from '#server/secrets.ts';
import { newId } from '#server/identifier.ts';
import { addAccount, addCompany } from './people.ts';
import type { Session, TestServer } from '../server/server.ts';

export interface Company {
  organizationId: string;
  gateId: string;
  gateToken: string;
  employer: Session & { accountId: string; jobId: string };
  /** Joined and active. */
  employee: Session & { accountId: string; jobId: string; phoneNumber: string; identity: Identity };
}

let made = 0;
const digits = (length: number) => String((made += 1)).padStart(length, '0');

/** Data of a person nobody else has. */
export const anyone = (): Identity & { phoneNumber: string } => ({
  firstName: 'Dilshod',
  lastName: 'Rahimov',
  passportSerialNumber: `AA${digits(7)}`,
  pinfl: `3010190${digits(7)}`,
  phoneNumber: `99890${digits(7)}`,
});

/** Passes the check digit and belongs to nobody. */
export const sampleCard = '8600120000000003';
export const otherCard = '9860120000000006';

function succeeded<A extends { status: number }>(answer: A): Extract<A, { status: 200 | 201 | 204 }> {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer));
  return answer as Extract<A, { status: 200 | 201 | 204 }>;
}

/** A company as its people create it: hired and joined by the API, with a gate whose screen is paired. */
export async function makeCompany(server: TestServer): Promise<Company> {
  const { db, call, clock, services } = server;
  const { phoneNumber: ownerPhone } = anyone();
  const ownerId = await addAccount(server, ownerPhone);
  const { organizationId, jobId } = await addCompany(server, ownerId);
  const employer = { ...(await server.signIn(ownerPhone)), accountId: ownerId, jobId };

  const gateId = newId();
  const secretEncrypted = seal(dataKey(services.config, 'gateSecret'), randomBytes(32), gateId);
  await db
    .insertInto('gate')
    .values({ organizationId, id: gateId, title: 'Kirish', secretEncrypted, createdAt: clock.date() })
    .execute();
  const paired = succeeded(await call('pairGate', { as: employer, path: { gateId } }));

  return {
    organizationId,
    gateId,
    gateToken: paired.body.gateToken,
    employer,
    employee: await hireSomebody(server, employer),
  };
}

/** One more employee of the company, joined and active. */
export async function hireSomebody(
  server: TestServer,
  employer: Session,
  salary = 500_000_000,
): Promise<Company['employee']> {
  const { call } = server;
  const { phoneNumber, ...identity } = anyone();
  const hired = succeeded(
    await call('createEmployee', {
      as: employer,
      body: { ...identity, phoneNumber, cardNumber: sampleCard, salary, status: 'active' },
    }),
  );
  const accountId = await addAccount(server, phoneNumber, identity);
  const session = await server.signIn(phoneNumber);
  const employeeId = hired.body.id;
  succeeded(await call('acceptJob', { as: session, path: { employeeId } }));
  return { ...session, accountId, jobId: employeeId, phoneNumber, identity };
}
