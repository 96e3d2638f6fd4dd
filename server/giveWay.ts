import { setTimeout as pause } from 'node:timers/promises';
import { passTurn } from './longWork.ts';

/** Several turns of the event loop, because a request over a new connection takes more than one. */
const TURNS_MS = 5;

/** For long work, between its parts: lets the server answer what has arrived meanwhile, and other long work have its turn. */
export async function giveWay(): Promise<void> {
  await passTurn();
  await pause(TURNS_MS);
}
