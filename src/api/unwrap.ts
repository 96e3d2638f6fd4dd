import type { Tiyin } from '#domain/money.ts';
import { ApiFailure, noAnswer, problemOf } from './problem.ts';

export { ApiFailure } from './problem.ts';

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type Brand = Pick<Tiyin, keyof Tiyin & symbol>;

/** Restores the contract's types: openapi-fetch's types map a branded number like an object. */
type Whole<T> = T extends Brand
  ? Tiyin
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : T extends Blob
      ? T
      : T extends object
        ? { [K in keyof T]: Whole<T[K]> }
        : T;

type DataOf<A extends Answer> =
  Exclude<A, { error: unknown }> extends { data: infer D } ? Whole<D> : undefined;

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

/** Casts a call's answer to the contract's type. */
export const whole = <T>(answered: T): Whole<T> => answered as Whole<T>;

/** fetch rejects with a TypeError when there is no network, and with TimeoutError at its time limit. */
const isNoAnswer = (error: unknown): boolean =>
  !(error instanceof ApiFailure) &&
  (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'));
