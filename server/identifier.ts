import { v7 } from 'uuid';

/** Sorts by time of making, needs no sequence of the database. */
export const newId = (): string => v7();
