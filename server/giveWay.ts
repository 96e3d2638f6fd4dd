import { setTimeout as pause } from 'node:timers/promises';

/** Several turns of the event loop, because a request over a new connection takes more than one. */
const TURNS_MS = 5;

/** Lets the server answer what has arrived meanwhile. For long work, between its parts. */
export const giveWay = (): Promise<void> => pause(TURNS_MS);
