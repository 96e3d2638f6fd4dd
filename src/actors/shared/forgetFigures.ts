import { figuresOfKey, wipeFigures } from '#src/runtime/figures/wipeFigures.ts';
import { session } from '#src/session/session.ts';
import { startup } from '#src/session/startup.ts';

/** Loaded with the frame of all pages behind sign-in: what is kept of one person ends with them. */
session.on('signedOut', wipeFigures);
session.on('expired', wipeFigures);
startup.subscribe(({ context: { facts } }) => {
  const keptOf = localStorage.getItem(figuresOfKey);
  if (facts && keptOf !== null && keptOf !== facts.account.id) wipeFigures();
});
