import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { AboutFigures, type Figure } from '#src/components/about/AboutFigures.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SkeletonText } from '#src/components/feedback/SkeletonShapes.tsx';
import type { usePage } from '#src/components/hooks/usePage.ts';
import { CardLabel } from '../CardLabel.tsx';
import { CardFailure } from './CardFailure.tsx';

export type Page<Data> = ReturnType<typeof usePage<Data>>;

interface OverviewCardProps<Data> {
  /** Of its heading. */
  id: string;
  title: string;
  page: Page<Data>;
  /** Explains the figures on a press. */
  figures: readonly Figure[];
  /** At the end of the heading's line. */
  beside?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** As high as a card with the usual number of lines, so that nothing moves when the data comes. */
const usualHeight = { initial: '168px', md: '266px' };

/** A figure of the overview with a machine of its own: it loads, fails and is tried again by itself. */
export function OverviewCard<Data>({ id, title, page, figures, beside, children }: OverviewCardProps<Data>) {
  const { actor, data, failure, isMissing, retry } = page;
  const state = useMachineProps(actor);
  return (
    <Flex asChild direction="column" gap="2" p="4" position="relative" minHeight={usualHeight} minWidth="0">
      <section className="card" aria-labelledby={id} {...state}>
        <Flex align="baseline" justify="between" gap="2">
          <Flex align="center" gap="1">
            <CardLabel id={id}>{title}</CardLabel>
            <AboutFigures name={title} of={figures} />
          </Flex>
          {data !== null && beside}
        </Flex>
        {failure && <CardFailure failure={failure} onRetry={isMissing ? undefined : retry} />}
        {data !== null && children(data)}
        {data === null && !failure && (
          <>
            <Skeleton width="45%" height="36px" />
            <SkeletonText lines={4} />
          </>
        )}
      </section>
    </Flex>
  );
}
