const Own = Date;
let ahead = 0;
const now = () => Own.now() + ahead;

/** Dates stay of the page's own kind: `instanceof`, and the clock of a test, notice nothing. */
const Shifted = new Proxy(Own, {
  construct: (_, values) => Reflect.construct(Own, values.length > 0 ? values : [now()]) as Date,
  apply: () => new Own(now()).toString(),
  get: (_, name) => (name === 'now' ? now : (Reflect.get(Own, name) as unknown)),
});

/**
 * From now on `new Date()` and `Date.now()` of this page run on from this time (ISO): the app offers months and dates
 * punches by its own clock, and the demo's server lives at another time.
 */
export function setPageDate(time: { now: string }): void {
  ahead = Date.parse(time.now) - Own.now();
  globalThis.Date = Shifted;
}
