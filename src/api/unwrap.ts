import { ApiFailure, noAnswer, problemOf } from './problem.ts';

export { ApiFailure } from './problem.ts';

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type DataOf<A extends Answer> = Exclude<A, { error: unknown }> extends { data: infer D } ? D : undefined;

/**
 * The data of a call of `api` or `publicApi`. Rejects with an ApiFailure: the server's problem, or `network` when no
 * complete response came. A call that was aborted rejects with its signal's reason.
 */
export async function unwrap<A extends Answer>(call: Promise<A>): Promise<DataOf<A>> {
  let answer: A;
  try {
    answer = await call;
  } catch (error) {
    throw isNoAnswer(error) ? noAnswer() : error;
  }
  if (!answer.response.ok) throw problemOf(answer.response, answer.error);
  return answer.data as DataOf<A>;
}

/** fetch rejects with a TypeError when there is no network, and with TimeoutError at its time limit. */
const isNoAnswer = (error: unknown): boolean =>
  !(error instanceof ApiFailure) &&
  (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'));
