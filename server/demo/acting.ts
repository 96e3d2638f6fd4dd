import type { operations } from '#openapi/generated/contract.d.ts';
import type { Server } from '../createServer.ts';
import { apiBase, operations as definitions } from '../http/contract.ts';
import type { OperationId } from '../http/operation.ts';
import { newId } from '../identifier.ts';
import { samplePassword } from '../seed/index.ts';
import type { SamplePerson } from '../seed/people.ts';

type Body<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : never;
type Answered<Op extends OperationId> = {
  [S in keyof operations[Op]['responses']]: S extends 200 | 201 | 202
    ? operations[Op]['responses'][S] extends { content: { 'application/json': infer B } }
      ? B
      : undefined
    : never;
}[keyof operations[Op]['responses']];

interface Input<Op extends OperationId> {
  path?: operations[Op]['parameters']['path'];
  query?: operations[Op]['parameters']['query'];
  body?: Body<Op>;
}

/** Calls an operation as one person. Throws when it is refused. */
export type Act = <Op extends OperationId>(operationId: Op, input?: Input<Op>) => Promise<Answered<Op>>;

/** The API answered 4xx. */
export class Refused extends Error {
  override name = 'Refused';
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
  expireAt: string;
}

/** Refreshed this long before the token expires, in ms. */
const EARLY_MS = 60_000;

const addressOf = (pattern: string, path: object = {}, query: object = {}) => {
  const values = new Map(Object.entries(path));
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${apiBase}${filled}?${search.toString()}`;
};

/** The people of the demo, each signed in on a device of their own: they use what the app uses, and nothing else. */
export function actors({ app, services: { clock } }: Pick<Server, 'app' | 'services'>) {
  const signedIn = new Map<string, Tokens>();

  async function send<Op extends OperationId>(
    operationId: Op,
    { path, query, body }: Input<Op>,
    headers: Record<string, string>,
  ): Promise<Answered<Op>> {
    const { method, path: pattern, hasIdempotencyKey } = definitions.find(({ id }) => id === operationId)!;
    const answer = await app.inject({
      method,
      url: addressOf(pattern, path, query),
      headers: {
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(hasIdempotencyKey && { 'idempotency-key': newId() }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 300) {
      const Kind = answer.statusCode < 500 ? Refused : Error;
      throw new Kind(`${operationId} of the demo answered ${answer.statusCode} ${answer.body}`);
    }
    return (answer.body ? JSON.parse(answer.body) : undefined) as Answered<Op>;
  }

  async function tokensOf({ phoneNumber }: SamplePerson, deviceId: string): Promise<Tokens> {
    const held = signedIn.get(phoneNumber);
    const device = { deviceId };
    if (held && Date.parse(held.expireAt) - EARLY_MS > clock.now()) return held;
    const next = held
      ? await send(
          'refreshToken',
          { body: { refreshToken: held.refreshToken, accessToken: held.accessToken, device } },
          {},
        ).catch(() => null)
      : null;
    const tokens =
      next ??
      ((await send('login', { body: { phoneNumber, password: samplePassword, device } }, {})) as Tokens);
    signedIn.set(phoneNumber, tokens);
    return tokens;
  }

  return (who: SamplePerson): Act =>
    async (operationId, input = {}) => {
      const deviceId = deviceOf(who);
      const { accessToken } = await tokensOf(who, deviceId);
      return send(operationId, input, { authorization: `Bearer ${accessToken}`, 'device-id': deviceId });
    };
}
export type Actors = ReturnType<typeof actors>;

export const deviceOf = ({ serial }: SamplePerson): string => `sample-phone-${serial}`;
