import { lastList as lastListOf } from '#src/components/listPlace.ts';

export const lastList = (): string => lastListOf('/employees');
