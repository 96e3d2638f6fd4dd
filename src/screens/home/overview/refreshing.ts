/** What is counted by the hour is asked for seldom. */
const seldom = 300_000;
const soon = 60_000;

/** Days are counted for the first time within a minute; a failure is not kept longer either. */
export const refreshSoonWhile = <Data>(isCounting: (data: Data) => boolean) => ({
  refreshAfter: ({ context: { data, failure } }: { context: { data: Data | null; failure: unknown } }) =>
    failure !== null || (data !== null && isCounting(data)) ? soon : seldom,
});
