/** What the cold sign-in screen may fetch; kB of 1,000 bytes, gzip level 9. Checked in every test run. */
export const firstScreenLimits = { jsKilobytes: 140, htmlKilobytes: 19.5, requests: 5 } as const;
