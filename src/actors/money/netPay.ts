import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import type { ReadPayFile } from './payFile.ts';

export type NetPayReading = components['schemas']['NetPayReading'];
export type NetPayFile = ReadPayFile<'netPay'>;

/** The server's reading of the net amounts: what they would change in this draft. */
export const previewNetPay = fromPromise<NetPayReading, { of: string; file: NetPayFile }>(
  ({ input, signal }) =>
    unwrap(
      api.POST('/payments/runs/{id}/net-pay/preview', {
        params: { path: { id: input.of } },
        body: { rows: input.file.rows },
        signal,
      }),
    ),
);
