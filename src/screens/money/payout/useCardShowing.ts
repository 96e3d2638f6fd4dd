import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { cardShowingMachine } from '#machines/flows/money/cardShowing/cardShowingMachine.ts';
import { copyText, showCard } from '#src/actors/money/showCard.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = cardShowingMachine.provide({ actors: { showCard, copyText } });

export const useCardShowing = () => useActorRef(machine, { inspect });
export type CardShowing = ActorRefFrom<typeof cardShowingMachine>;
