import { setTimeout as pause } from 'node:timers/promises';

/** More than one turn of the event loop: a request over a new connection takes several. */
const TURNS_MS = 5;

/** Lets the server answer what arrived meanwhile. For long work, between its parts. */
export const giveWay = (): Promise<void> => pause(TURNS_MS);
