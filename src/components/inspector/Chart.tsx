import { Flex, Grid } from '@radix-ui/themes';
import { useLayoutEffect, useMemo, type CSSProperties } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { FitIcon, MinusIcon, PlusIcon } from '../icons.tsx';
import { useZoom } from './useZoom.ts';
import './inspector.css';
import { IconButton } from '#src/components/IconButton.tsx';

export interface ChartProps {
  id: string;
  svg: string;
  /** Dot paths of the deepest active states. */
  here: readonly string[];
  /** Transitions just taken. */
  just?: readonly string[];
}

const nothing: readonly string[] = [];

/** The chart as `npm run charts` draws it; active states and taken transitions are classes set on its parts. */
export function Chart({ id, svg, here, just = nothing }: ChartProps) {
  const t = useText('machines');
  const { frame, scale, isFit, isLargest, zoomIn, zoomOut, fit, handlers } = useZoom();
  const html = useMemo(() => ({ __html: svg }), [svg]);
  useLayoutEffect(() => {
    const parts = frame.current?.querySelectorAll<SVGElement>('[data-state],[data-transition]') ?? [];
    for (const part of parts) {
      const { state, transition } = part.dataset;
      if (state)
        part.classList.toggle(
          'here',
          here.some((leaf) => `${leaf}.`.startsWith(`${state}.`)),
        );
      if (transition)
        part.classList.toggle(
          'just',
          transition.split('|').some((one) => just.includes(one)),
        );
    }
    // Scrolls the chart alone, never the page: the active state is kept in sight while zoomed in.
    const active = [...(frame.current?.querySelectorAll('.here > .box') ?? [])].at(-1);
    const place = active?.getBoundingClientRect();
    const seen = frame.current?.getBoundingClientRect();
    if (!frame.current || !place || !seen) return;
    if (place.left < seen.left || place.right > seen.right)
      frame.current.scrollLeft += (place.left + place.right - seen.left - seen.right) / 2;
    if (place.top < seen.top || place.bottom > seen.bottom)
      frame.current.scrollTop += (place.top + place.bottom - seen.top - seen.bottom) / 2;
  }, [frame, html, here, just]);
  return (
    <Grid position="relative" minHeight="0">
      <div
        ref={frame}
        className="chart-frame"
        role="group"
        aria-label={t('chartOf', { id })}
        tabIndex={0}
        data-zoomed={isFit ? undefined : ''}
        style={{ '--chart-scale': scale } as CSSProperties}
        dangerouslySetInnerHTML={html}
        {...handlers}
      />
      <Flex position="absolute" inset="auto 8px 8px auto" p="0" className="card">
        <IconButton label={t('zoomOut')} disabled={isFit} onClick={zoomOut}>
          <MinusIcon />
        </IconButton>
        <IconButton label={t('zoomFit')} disabled={isFit} onClick={fit}>
          <FitIcon />
        </IconButton>
        <IconButton label={t('zoomIn')} disabled={isLargest} onClick={zoomIn}>
          <PlusIcon />
        </IconButton>
      </Flex>
    </Grid>
  );
}
