import { lazily } from '#src/runtime/lazily.ts';
import { Awaited } from '../feedback/Awaited.tsx';
import { SkeletonText } from '../feedback/SkeletonShapes.tsx';
import type { CardListProps } from './cards/CardList.tsx';

const { Screen: CardList } = lazily<CardListProps>(() => import('./cards/CardList.tsx'));

/** A person's cards. Their code comes when they are first looked at: few visits of a home or of a list lead to them. */
export const Cards = (props: CardListProps) => (
  <Awaited fallback={<SkeletonText />}>
    <CardList {...props} />
  </Awaited>
);
