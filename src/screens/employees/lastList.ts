import { lastList as lastListOf } from '#src/components/list/listPlace.ts';

export const lastList = (): string => lastListOf('/employees');
