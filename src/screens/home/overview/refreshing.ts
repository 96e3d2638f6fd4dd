/** Figures that the server counts hourly are refreshed rarely (ms). */
const seldom = 300_000;
const soon = 60_000;

/** Refreshes after a minute while the first count is running or after a failure, otherwise rarely. */
export const refreshSoonWhile = <Data>(isCounting: (data: Data) => boolean) => ({
  refreshAfter: ({ context: { data, failure } }: { context: { data: Data | null; failure: unknown } }) =>
    failure !== null || (data !== null && isCounting(data)) ? soon : seldom,
});
