import { scaleQuantize } from 'd3-scale';

/** From the palest, of little, to the darkest, of the most; each stands out against the one before in both themes. */
export const shades = [
  'var(--accent-3)',
  'var(--accent-5)',
  'var(--accent-7)',
  'var(--accent-8)',
  'var(--accent-9)',
] as const;
const nothing = 'var(--slate-a2)';

export const shadeOf = (value: number, most: number): string =>
  value > 0
    ? scaleQuantize<string>()
        .domain([0, most])
        .range([...shades])(value)
    : nothing;
