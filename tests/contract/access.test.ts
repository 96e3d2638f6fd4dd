import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type Operation } from '#server/http/contract.ts';
import type { Access, AccessRule } from '#tests/support/access/rule.ts';
import { accessRules } from '#tests/support/access/rules.ts';
import { missingRow, unnamedIds } from '#tests/support/access/rows.ts';
import { forbiddenBodies } from '#tests/support/access/forbiddenFields.ts';
import { allRows, keepRows } from '#tests/support/access/allRows.ts';
import {
  makeForeigners,
  makeOurs,
  marksOf,
  type Ours,
  type Owner,
  type Who,
} from '#tests/support/access/world.ts';
import { unboundTables } from '#tests/support/tenancy/boundToCompany.ts';
import { isExcepted, tablesOfCompanies, unusedExceptions } from '#tests/support/tenancy/exceptions.ts';
import { ask, type RawAnswer, type RawRequest } from '#tests/support/samples/raw.ts';
import { samplesOf } from '#tests/support/samples/samples.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const people = [
  'owner',
  'manager',
  'accountant',
  'employee',
  'jobless',
  'kiosk',
  'nobody',
  'terminated',
  'forged',
] as const;
const whose = ['own', 'colleague', 'foreign'] as const;
type Whose = (typeof whose)[number];

/** How a caller of the wrong kind is refused. */
const doorCodes = ['unauthenticated', 'forbidden', 'notYourJob', 'employeeIdRequired'];

function atTheDoor(who: Who, { roles }: Operation): 'in' | 401 | 403 {
  if (roles.includes('public')) return 'in';
  if (roles.includes('kiosk')) return who === 'kiosk' ? 'in' : 401;
  if (who === 'nobody' || who === 'kiosk' || who === 'terminated' || who === 'forged') return 401;
  if (roles.includes('signedIn')) return 'in';
  return (roles as string[]).includes(who) ? 'in' : 403;
}

/**
 * The employee's things are the ones called own: the employer's side also sees them as the company's, but not as the
 * person's. The colleague is in no unit of the manager's, as if of another company.
 */
function inside(who: Who, target: Whose, rule: AccessRule, { roles }: Operation): Access {
  const personal = roles.includes('signedIn');
  if (target === 'foreign' || (target === 'colleague' && who === 'manager' && !personal))
    return rule.foreign ?? 404;
  if (target === 'own' && (!personal || who === 'employee')) return 'in';
  return rule.colleague ?? ((who === 'owner' || who === 'accountant') && !personal ? 'in' : 404);
}

/** The one place where a manager sees what was earned and may be asked for. */
const insideRequest = (path: string) => path.startsWith('/payments/requests');

/** Where in an answer a sum of money stands under a name that says it is somebody's pay. */
function moneyIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const path = `${at}/${key}`;
    return /salary|earned|enabled|limit|balance|amount/i.test(key) && one !== null
      ? [path]
      : moneyIn(one, path);
  });
}

describe('who may do what with whose', () => {
  let server: TestServer;
  let foreign: Owner;
  let ours: Ours;
  let putBack: () => Promise<void>;
  const statements = new Set<string>();
  beforeAll(async () => {
    server = await startTestServer({ onStatement: (sql) => statements.add(sql) });
    foreign = await makeForeigners(server);
    ours = await makeOurs(server);
    putBack = await keepRows(server);
  });
  afterAll(() => server.close());

  async function requestFor(operation: Operation, rule: AccessRule, target: Whose): Promise<RawRequest> {
    const sample = samplesOf(ours.company)[operation.id];
    const named = await rule.names?.(target === 'foreign' ? foreign : ours[target]);
    const body = sample.body || named?.body ? { body: { ...sample.body, ...named?.body } } : {};
    return { ...sample, ...named, ...body };
  }
  const said = ({ status, code }: RawAnswer) => `${status}${code === undefined ? '' : ` ${code}`}`;

  function judge(answer: RawAnswer, expected: Access | 401 | 403, about: string) {
    const told = `${about}: ${said(answer)}`;
    if (expected === 'in') expect(doorCodes, told).not.toContain(answer.code);
    else if (expected === 'refused') expect(Math.floor(answer.status / 100), told).toBe(4);
    else if (expected !== 'nothing') expect(answer.status, told).toBe(expected);
  }

  /**
   * A whole answer may contain what belongs to the caller's company, and for anyone but an employer only their own.
   */
  function tellsNothing(answer: RawAnswer, request: RawRequest, who: Who, about: string) {
    const [text, asked] = [JSON.stringify(answer.body ?? ''), JSON.stringify(request)];
    const others = who === 'owner' || who === 'accountant' ? [foreign] : [foreign, ours.colleague];
    const { cardId, identity } = ours.own;
    const hidden = who === 'manager' ? [cardId, identity.pinfl, identity.passportSerialNumber] : [];
    for (const mark of [...others.flatMap(marksOf), ...hidden].filter((one) => !asked.includes(one)))
      expect(text, `${about} is told of somebody else`).not.toContain(mark);
  }

  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const rule = accessRules[id];
    if (!rule) throw new Error(missingRow(operation));
    const unnamed = await unnamedIds(operation, rule, ours.own);
    expect(unnamed, `${id}: ids that its row says nothing of`).toEqual([]);

    const isPublic = operation.roles.includes('public');
    const targets = rule.names ? whose : (['own'] as const);
    const requests = {} as Record<Whose, RawRequest>;
    for (const target of targets) requests[target] = await requestFor(operation, rule, target);
    const asked = people.flatMap((who) =>
      targets.map((target) => {
        const door = atTheDoor(who, operation);
        const expected =
          door === 'in' && rule.names && !isPublic ? inside(who, target, rule, operation) : door;
        return { who, target, expected, about: `${who}, ${target}` };
      }),
    );
    const isLetIn = ({ expected }: (typeof asked)[number]) => expected === 'in' || expected === 'nothing';
    const send = (who: Who, request: RawRequest) =>
      ask(server.url, operation, { ...request, token: ours.tokens[who] });

    const before = await allRows(server);
    for (const { who, target, expected, about } of asked.filter((one) => !isLetIn(one))) {
      const answer = await send(who, requests[target]);
      judge(answer, expected, about);
      tellsNothing(answer, requests[target], 'nobody', about);
    }
    for (const role of ['owner', 'manager', 'accountant', 'employee'] as const)
      for (const { jobId: job } of [ours.colleague, foreign])
        if (operation.roles.includes(role)) {
          const answer = await ask(server.url, operation, { ...requests.own, token: ours.tokens[role], job });
          expect([answer.status, answer.code], `${role}, another's job`).toEqual([403, 'notYourJob']);
        }
    const letIn = people.find((one) => atTheDoor(one, operation) === 'in') ?? 'nobody';
    for (const { pointer, body } of forbiddenBodies(operation, rule, requests.own.body)) {
      const answer = await send(letIn, { ...requests.own, body });
      expect([answer.status, answer.pointers], `a body with ${pointer}`).toEqual([400, [pointer]]);
    }
    if (!isPublic) expect(await allRows(server), 'a refused call changed something').toEqual(before);

    let changed = false;
    for (const { who, target, expected, about } of asked.filter(isLetIn)) {
      const answer = await send(who, requests[target]);
      judge(answer, expected, about);
      // The counterpart of the refusals: one's own things are found.
      if (rule.names && expected === 'in') expect(answer.status, about).not.toBe(404);
      tellsNothing(answer, requests[target], who, about);
      if (who === 'manager' && !insideRequest(operation.path))
        expect(moneyIn(answer.body), `${about} is told of money`).toEqual([]);
      changed ||= operation.method !== 'GET' && answer.status < 300;
    }
    if (isPublic || !changed) return;
    const theirs = (rows: string[]) =>
      rows.filter((row) => marksOf(foreign).some((mark) => row.includes(mark)));
    expect(theirs(await allRows(server)), 'another company was changed').toEqual(theirs(before));
    await putBack();
  });

  it('reads and changes of companies’ tables only what is of one company', async () => {
    const companyTables = await tablesOfCompanies(server.db);
    expect(statements.size).toBeGreaterThan(150);
    const unbound = [...statements].flatMap((sql) => {
      const tables = unboundTables(sql, companyTables).filter((table) => !isExcepted(table, sql));
      return tables.length ? [`${tables.join(', ')}: ${sql}`] : [];
    });
    expect(unbound).toEqual([]);
    expect(unusedExceptions()).toEqual([]);
  });
});
