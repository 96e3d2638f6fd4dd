import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { sameText } from '../../../secrets.ts';
import { displayNameOf, identityOutdated, identityRefused, type ProvenIdentity } from './provider.ts';

/** Telegram signs when the person agrees or the mini app opens. */
const TELEGRAM_PROOF_LIVES_MS = 5 * 60_000;
const CLOCKS_DIFFER_MS = 60_000;

const userSchema = v.object({
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^[1-9]\d{0,19}$/)),
  first_name: v.optional(v.string()),
  last_name: v.optional(v.string()),
});

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** core.telegram.org/widgets/login and /bots/webapps: the same check with different keys. */
const keyOf = {
  widget: (botToken: string) => createHash('sha256').update(botToken).digest(),
  miniApp: (botToken: string) => hmac('WebAppData', botToken),
};

export type TelegramSource = keyof typeof keyOf;

/** Identity of a proof, independent of the order of its fields. */
export const signatureOf = (data: string): string => new URLSearchParams(data).get('hash') ?? '';

function userIn(from: TelegramSource, fields: Record<string, string>): unknown {
  if (from === 'widget') return fields;
  try {
    return JSON.parse(fields.user ?? '');
  } catch {
    return undefined;
  }
}

/** The person that Telegram's signature proves. Throws 400 identityRefused or identityOutdated. */
export function proveByTelegram(
  from: TelegramSource,
  data: string,
  botToken: string,
  now: number,
): ProvenIdentity {
  const pairs = [...new URLSearchParams(data)];
  const fields = Object.fromEntries(pairs);
  // A repeated name could be verified as one value and read as the other.
  if (pairs.length !== Object.keys(fields).length) throw identityRefused('a field twice');
  const checked = pairs
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  if (!sameText(fields.hash ?? '', hmac(keyOf[from](botToken), checked).toString('hex')))
    throw identityRefused('not signed by Telegram');
  const age = now - Number(fields.auth_date) * 1000;
  if (!(age <= TELEGRAM_PROOF_LIVES_MS && age >= -CLOCKS_DIFFER_MS)) throw identityOutdated();
  const user = v.safeParse(userSchema, userIn(from, fields));
  if (!user.success) throw identityRefused('nobody in it');
  const { id, first_name: firstName, last_name: lastName } = user.output;
  return { provider: 'telegram', subject: id, displayName: displayNameOf(firstName, lastName) };
}
