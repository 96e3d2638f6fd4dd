import { illegalTransition } from '../http/problem.ts';

type Result =
  { outcome: string } | { outcome: 'refused'; code: string | null; legalEvents: readonly string[] };

const isIllegal = (result: Result): result is Extract<Result, { code: unknown }> =>
  'code' in result && result.code === 'illegalTransition';

/**
 * A change of many records answers with a result for each. Where the event is illegal for every one of them nothing could change:
 * 409 illegalTransition, with a pointer to each record and the events that would be legal for all of them.
 */
export function refuseWhenAllIllegal(results: readonly Result[], pointerTo: (index: number) => string): void {
  const illegal = results.filter(isIllegal);
  if (illegal.length < results.length) return;
  const [first, ...rest] = illegal;
  const legalEvents = (first?.legalEvents ?? []).filter((event) =>
    rest.every((result) => result.legalEvents.includes(event)),
  );
  const errors = results.map((_, index) => ({ pointer: pointerTo(index), code: 'illegalTransition' }));
  throw illegalTransition(legalEvents, errors);
}
