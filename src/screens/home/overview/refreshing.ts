/** What changes slowly, or is counted by the hour, is asked for seldom. */
const seldom = 300_000;
const soon = 60_000;

export const refreshSeldom = { refreshAfter: seldom };

/** Days are counted for the first time within a minute. */
export const refreshSoonWhile = <Data>(isCounting: (data: Data) => boolean) => ({
  refreshAfter: ({ context: { data } }: { context: { data: Data | null } }) =>
    data !== null && isCounting(data) ? soon : seldom,
});
