import type { FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import type { Authenticate } from '../../http/bindContract.ts';
import type { AtJob, Kiosk, Role, SignedIn } from '../../http/operation.ts';
import type { Executor } from '../../database/database.ts';
import { fieldRefused, forbidden, Problem, unauthenticated } from '../../http/problem.ts';
import { accessTokens } from './accessToken.ts';
import { hashGateToken } from './gateToken.ts';
import { findJobs } from './sql/callers.ts';
import { findLiveSession, markGenerationUsed } from './sql/sessions.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LONGEST_TOKEN = 4096;

function bearerToken(request: FastifyRequest): string {
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token || token.length > LONGEST_TOKEN) throw unauthenticated();
  return token;
}

type GateByToken = (
  db: Executor,
  tokenHash: string,
) => Promise<{ id: string; organizationId: string } | undefined>;

export function authenticator(services: Services, gateByToken: GateByToken): Authenticate {
  const { db, clock, config } = services;
  const tokens = accessTokens(config, clock);

  /** Checked in the database at every call: an ended session and a terminated device are dead at once. */
  async function signedIn(request: FastifyRequest): Promise<SignedIn> {
    const claims = await tokens.verify(bearerToken(request));
    if (claims === 'expired') throw unauthenticated({ tokenExpired: true });
    if (!claims) throw unauthenticated();
    const live = await findLiveSession(db, claims.sessionId, claims.generation);
    if (live?.accountId !== claims.accountId || live.deviceId !== claims.deviceId) throw unauthenticated();
    const named = request.headers['device-id'];
    if (named !== undefined && named !== claims.deviceId) throw unauthenticated();
    if (!live.firstUsedAt) await markGenerationUsed(db, claims.sessionId, claims.generation, clock.date());
    const { accountId, deviceId, sessionId, expiresAt: tokenExpiresAt } = claims;
    return { accountId, deviceId, sessionId, tokenExpiresAt };
  }

  /** The job of the EmployeeId header, or the only one. */
  async function atJob(person: SignedIn, request: FastifyRequest, roles: Role[]): Promise<AtJob> {
    const named = request.headers.employeeid;
    if (named !== undefined && (typeof named !== 'string' || !UUID.test(named)))
      throw fieldRefused('/headers/EmployeeId', 'wrongType');
    const [job, another] = await findJobs(db, person.accountId, named);
    if (!job) throw forbidden('notYourJob');
    if (another) throw new Problem('employeeIdRequired');
    if (!roles.includes(job.role)) throw forbidden();
    const { organizationId, id: jobId, role } = job;
    return { ...person, organizationId, jobId, role, units: role === 'manager' ? job.unitIds : null };
  }

  async function kiosk(request: FastifyRequest): Promise<Kiosk> {
    const gate = await gateByToken(db, hashGateToken(config, bearerToken(request)));
    if (!gate) throw unauthenticated();
    return { organizationId: gate.organizationId, gateId: gate.id };
  }

  return async ({ roles }, request) => {
    if (roles.includes('public')) return undefined;
    if (roles.includes('kiosk')) return kiosk(request);
    const person = await signedIn(request);
    return roles.includes('signedIn') ? person : atJob(person, request, roles);
  };
}
