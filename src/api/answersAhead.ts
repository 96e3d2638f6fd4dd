/** A call that public/boot.js began before the app was there. */
interface AnswerAhead {
  headers: Record<string, string>;
  answer: Promise<Response>;
  /** ms after the page began to load. */
  askedAt: number;
}

declare global {
  /** Keyed by path and query. */
  var answersAhead: Record<string, AnswerAhead> | undefined;
}

/** Whoever asks later, because the guess was wrong at first, asks anew. */
const freshFor = 15_000;

/**
 * The answer to the same call if it has been asked for already: same address, token, job and device. Each is given
 * once; its failure is the call's failure. One that does not fit, as when another tab chose the job meanwhile, is
 * cancelled: unread, it would keep its connection busy.
 */
export function answerAhead({ method, url, headers }: Request): Promise<Response> | undefined {
  const ahead = globalThis.answersAhead;
  if (!ahead || method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  const asked = ahead[pathname + search];
  if (!asked) return undefined;
  delete ahead[pathname + search];
  if (isSame(asked, headers)) return asked.answer;
  void asked.answer.then((answer) => answer.body?.cancel()).catch(() => undefined);
  return undefined;
}

function isSame(asked: AnswerAhead, headers: Headers): boolean {
  const names = ['Authorization', 'EmployeeId', 'Device-Id'];
  return (
    performance.now() - asked.askedAt <= freshFor &&
    names.every((name) => headers.get(name) === (asked.headers[name] ?? null))
  );
}
