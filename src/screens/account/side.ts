import { sides, type Side } from '#machines/flows/account/sidesCheck/sidesCheckMachine.ts';

/** The side stands in the address, so that a reload and a link keep it. */
export const sideIn = (query: URLSearchParams): Side | null =>
  sides.find((side) => side === query.get('side')) ?? null;
