import { useLayoutEffect, useMemo, useRef } from 'react';
import { useText } from '#src/i18n/useText.ts';
import './inspector.css';

export interface ChartProps {
  id: string;
  svg: string;
  /** Dot paths of the deepest active states. */
  here: readonly string[];
  /** Transitions just taken. */
  just?: readonly string[];
}

const nothing: readonly string[] = [];

/** The picture as it was drawn; where its machine stands is a class on its parts and no drawing. */
export function Chart({ id, svg, here, just = nothing }: ChartProps) {
  const t = useText('machines');
  const frame = useRef<HTMLDivElement>(null);
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
    // Along the chart alone, never the page: where it stands, else where it begins, is to be seen on a narrow screen.
    const lit = [...(frame.current?.querySelectorAll('.here > .box') ?? [])].at(-1);
    const place = (lit ?? frame.current?.querySelector('.start'))?.getBoundingClientRect();
    const seen = frame.current?.getBoundingClientRect();
    if (frame.current && place && seen && (place.left < seen.left || place.right > seen.right))
      frame.current.scrollLeft += (place.left + place.right - seen.left - seen.right) / 2;
  }, [html, here, just]);
  return (
    <div
      ref={frame}
      className="chart-frame"
      role="group"
      aria-label={t('chartOf', { id })}
      // Scrolled by the keyboard where it is wider than the screen.
      tabIndex={0}
      dangerouslySetInnerHTML={html}
    />
  );
}
