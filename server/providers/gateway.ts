/** Thrown when this gateway will never accept this message. */
export class CannotReach extends Error {
  override name = 'CannotReach';
}

export interface GatewayAnswer {
  status: number;
  text: string;
  /** Undefined when it is not JSON. */
  json: unknown;
}

/** Longer than any gateway's answer; an endless answer must not fill the memory. */
const MOST_READ = 64 * 1024;

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let read = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    read += part.value.length;
    if (read <= MOST_READ) continue;
    await reader?.cancel();
    throw new Error('The gateway’s answer is too long');
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Posts JSON and reads the whole answer. Rejects when there is none in time; redirects are not followed. */
export async function postToGateway(
  url: string,
  body: object,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<GatewayAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  return readAnswer(answer);
}

/** The whole answer, up to the limit. */
export async function readAnswer(answer: Response): Promise<GatewayAnswer> {
  const text = await readText(answer);
  return { status: answer.status, text, json: parsed(text) };
}

/** Whether the message was refused for its content, unlike 401 (token), 408, 425 and 429 (later). */
export const isRefused = ({ status }: GatewayAnswer): boolean =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/** A value inside parsed JSON, or undefined. */
export const valueAt = (json: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    json,
  );
