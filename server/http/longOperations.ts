import type { Operation } from './contract.ts';
import type { ReadRequest } from './readRequest.ts';

/** Operations that read a lot and take turns (`longWork.ts`): files, previews and the proof of a whole ledger. */
const longNames = /^(?:export|preview|getLedgerProof$)/;

/** Whether a call of the operation is long work. Of a list: when it is searched by words. */
export const longWorkOf = ({ id, roles }: Operation): ((read: ReadRequest) => boolean) => {
  if (roles.includes('public') || roles.includes('kiosk')) return () => false;
  if (longNames.test(id)) return () => true;
  return ({ query }) => Boolean((query as { search?: string } | undefined)?.search);
};
