import { sides, type Side } from '#machines/flows/account/sidesCheck/sidesCheckMachine.ts';

/** The side is in the URL, so that reload and links keep it. */
export const readSide = (query: URLSearchParams): Side | null =>
  sides.find((side) => side === query.get('side')) ?? null;
