import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { isNotFound } from '#machines/support/failure.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type Provider = components['schemas']['Provider'];

export type UnlinkInput = ChangeInput<{ provider: Provider }>;

/** Unlinks a Google or Telegram account that opens this account (product.md section 5). */
export const identityUnlinkingMachine = confirmedChange<{ provider: Provider }>({
  id: 'identityUnlinking',
  spec: '1',
  // Another device has unlinked it meanwhile.
  made: { by: isNotFound, output: undefined },
});
