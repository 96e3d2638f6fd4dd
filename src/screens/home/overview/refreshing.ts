/** Figures that the server counts hourly are refreshed rarely (ms). */
const RARE_MS = 300_000;
const SOON_MS = 60_000;

/** Refreshes after a minute while the first count is running or after a failure, otherwise rarely. */
export const refreshSoonWhile = <Data>(isCounting: (data: Data) => boolean) => ({
  refreshAfter: ({ context: { data, failure } }: { context: { data: Data | null; failure: unknown } }) =>
    failure !== null || (data !== null && isCounting(data)) ? SOON_MS : RARE_MS,
});
