import { v7 } from 'uuid';

/** Sortable by creation time; needs no sequence of the database. */
export const newId = (): string => v7();
