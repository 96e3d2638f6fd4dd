import type { Operation } from '#server/http/contract.ts';
import type { AccessRule } from './rule.ts';
import { propertiesOf } from './schema.ts';

/** Fields that an attacker would add to a body to gain rights, or to write another's record. */
const forbidden = {
  role: 'owner',
  status: 'active',
  state: 'paid',
  organizationId: '01890000-0000-7000-8000-000000000001',
  accountId: '01890000-0000-7000-8000-000000000002',
  employeeId: '01890000-0000-7000-8000-000000000003',
  trusted: true,
  passwordHash: 'x',
  createdAt: '2026-11-18T03:50:00.000Z',
};

/**
 * The body with each of them, at the top and in each nested object. A name that the contract accepts is only skipped
 * where the row says so: a new field of such a name has to be considered first.
 */
export function forbiddenBodies(
  operation: Operation,
  { takes = [] }: AccessRule,
  body: Record<string, unknown> | undefined,
): { pointer: string; body: Record<string, unknown> }[] {
  if (!body || !operation.body) return [];
  const fields = Object.entries(forbidden).filter(([name]) => !takes.includes(name));
  const inside = Object.keys(propertiesOf(operation.body)).filter((name) => {
    const value = body[name];
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });
  return fields.flatMap(([field, value]) => [
    { pointer: `/${field}`, body: { ...body, [field]: value } },
    ...inside.map((name) => ({
      pointer: `/${name}/${field}`,
      body: { ...body, [name]: { ...(body[name] as object), [field]: value } },
    })),
  ]);
}
