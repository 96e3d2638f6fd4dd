import type { FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import type { Authenticate, Authenticated } from '../../http/bindContract.ts';
import type { AccountHolder, AtJob, Kiosk, Role, SignedIn } from '../../http/operation.ts';
import type { Executor } from '../../database/database.ts';
import { fieldRefused, forbidden, Problem, unauthenticated } from '../../http/problem.ts';
import { accessTokens, type Verified } from './accessToken.ts';
import { hashGateToken } from './gateToken.ts';
import { findSessionAtJobs } from './sql/callers.ts';
import { findSession, markGenerationUsed } from './sql/sessions.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LONGEST_TOKEN = 4096;

function bearerToken(request: FastifyRequest): string {
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token || token.length > LONGEST_TOKEN) throw unauthenticated();
  return token;
}

type Live = Pick<
  Awaited<ReturnType<typeof findSessionAtJobs>>[number],
  'accountId' | 'deviceId' | 'firstUsedAt'
>;

type GateByToken = (
  db: Executor,
  tokenHash: string,
) => Promise<{ id: string; organizationId: string } | undefined>;

export function authenticator(services: Services, gateByToken: GateByToken): Authenticate {
  const { db, clock, config } = services;
  const tokens = accessTokens(config, clock);

  async function claimsOf(request: FastifyRequest): Promise<Verified> {
    const claims = await tokens.verify(bearerToken(request));
    if (claims === 'expired') throw unauthenticated({ tokenExpired: true });
    if (!claims) throw unauthenticated();
    return claims;
  }

  /** Checked in the database at every call: an ended session and a terminated device are dead at once. */
  async function judge(claims: Verified, live: Live | undefined, request: FastifyRequest): Promise<SignedIn> {
    if (live?.accountId !== claims.accountId || live.deviceId !== claims.deviceId) throw unauthenticated();
    const named = request.headers['device-id'];
    if (named !== undefined && named !== claims.deviceId) throw unauthenticated();
    if (!live.firstUsedAt) await markGenerationUsed(db, claims.sessionId, claims.generation, clock.date());
    const { accountId, deviceId, sessionId, expiresAt: tokenExpiresAt } = claims;
    return { accountId, deviceId, sessionId, tokenExpiresAt };
  }

  async function signedIn(request: FastifyRequest): Promise<AccountHolder> {
    const claims = await claimsOf(request);
    const [live] = await findSession(db, { sessionId: claims.sessionId, generation: claims.generation });
    const { isIdentificated = false, isAnyJobExists = false } = live ?? {};
    return { ...(await judge(claims, live, request)), isIdentificated, isAnyJobExists };
  }

  /** The job of the EmployeeId header, or the only one. */
  async function atJob(request: FastifyRequest, roles: Role[]): Promise<Authenticated> {
    const claims = await claimsOf(request);
    const { employeeid } = request.headers;
    const named = typeof employeeid === 'string' && UUID.test(employeeid) ? employeeid : undefined;
    const [first, another] = await findSessionAtJobs(db, {
      sessionId: claims.sessionId,
      generation: claims.generation,
      jobId: named,
    });
    const person = await judge(claims, first, request);
    if (named === undefined && employeeid !== undefined)
      throw fieldRefused('/headers/EmployeeId', 'wrongType');
    if (another) throw new Problem('employeeIdRequired');
    const { id: jobId, organizationId, role, unitIds, rulesStamp: stamp = null } = first ?? {};
    if (!jobId || !organizationId || !role) throw forbidden('notYourJob');
    if (!roles.includes(role)) throw forbidden();
    const caller: AtJob = {
      ...person,
      organizationId,
      jobId,
      role,
      units: role === 'manager' ? unitIds! : null,
    };
    return { caller, rules: { organizationId, stamp } };
  }

  async function kiosk(request: FastifyRequest): Promise<Kiosk> {
    const gate = await gateByToken(db, hashGateToken(config, bearerToken(request)));
    if (!gate) throw unauthenticated();
    return { organizationId: gate.organizationId, gateId: gate.id };
  }

  return async ({ roles }, request) => {
    if (roles.includes('public')) return {};
    if (roles.includes('kiosk')) return { caller: await kiosk(request) };
    return roles.includes('signedIn') ? { caller: await signedIn(request) } : atJob(request, roles);
  };
}
