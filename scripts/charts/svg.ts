import type { ChartLine } from './chart.ts';
import { BOX, LABEL } from './measure.ts';
import type { PlacedArrow, PlacedChart, PlacedState } from './layout.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Colours by variables, so that a page can set its own; the file alone follows the reader's light or dark theme.
 * States have `data-state`, lines and arrows `data-transition` (ids separated by `|`), so that a class is enough to
 * highlight them.
 */
export const chartStyle = `
.chart{--chart-ground:#fff;--chart-ink:#1c2024;--chart-quiet:#60646c;--chart-line:#8b8d98;--chart-box:#f9f9fb;--chart-edge:#d9d9e0;--chart-accent:#008573;--chart-lit:#e0f8f3;--chart-missed:#ce2c31;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
@media (prefers-color-scheme:dark){.chart{--chart-ground:#111113;--chart-ink:#edeef0;--chart-quiet:#b0b4ba;--chart-line:#777b84;--chart-box:#18191b;--chart-edge:#363a3f;--chart-accent:#0bd8b6;--chart-lit:#0d2d2a;--chart-missed:#ff9592}}
.chart .ground{fill:var(--chart-ground)}
.chart .box{fill:var(--chart-box);stroke:var(--chart-edge)}
.chart .root>.box{fill:none}
.chart .parallel>.box{stroke-dasharray:5 3}
.chart .final>.box{stroke:var(--chart-ink);stroke-width:2}
.chart .name{fill:var(--chart-ink);font-size:${BOX.name.size}px;font-weight:600}
.chart .line,.chart .label{fill:var(--chart-quiet);font-size:${LABEL.size}px}
.chart .runs{fill:var(--chart-accent);font-size:${LABEL.size}px}
.chart .label-ground{fill:var(--chart-ground);opacity:.88}
.chart .head-ground{fill:var(--chart-box)}
.chart .root .head-ground{fill:var(--chart-ground)}
.chart .here .head-ground{fill:var(--chart-lit)}
.chart .arrow path{fill:none;stroke:var(--chart-line);stroke-width:1.2}
.chart .arrow .tip{fill:var(--chart-line);stroke:none}
.chart .start{fill:var(--chart-ink)}
.chart .missed{fill:var(--chart-missed)}
.chart .arrow.missed path{stroke:var(--chart-missed)}
.chart .arrow.missed .tip{fill:var(--chart-missed)}
.chart .here>.box{fill:var(--chart-lit);stroke:var(--chart-accent);stroke-width:2}
.chart .just path{stroke:var(--chart-accent);stroke-width:2}
.chart .just .tip{fill:var(--chart-accent)}
.chart .just{fill:var(--chart-accent)}
`.trim();

export interface DrawOptions {
  /** Transitions drawn in red. */
  missed?: ReadonlySet<string>;
  /** Link target of a state or a transition. */
  linkOf?: (id: string) => string | undefined;
}

/** The chart as a standalone picture. */
export function draw(chart: PlacedChart, options: DrawOptions = {}): string {
  const { width, height } = chart;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" data-machine="${chart.id}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${chart.id}">`,
    `<style>${chartStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...chart.states.map((placed) => box(placed)),
    ...chart.starts.map(({ points }) => start(points)),
    ...chart.arrows.map((placed) => arrow(placed, options)),
    ...chart.states.map((placed) => head(placed, options)),
    ...chart.arrows.map((placed) => label(placed, options)),
    '</svg>',
  ].join('\n');
}

const isMissed = (ids: readonly string[], { missed }: DrawOptions): string =>
  missed && ids.some((id) => missed.has(id)) ? ' missed' : '';

function wrapInLink(content: string, id: string, { linkOf }: DrawOptions): string {
  const href = linkOf?.(id);
  return href ? `<a href="${escapeXml(href)}">${content}</a>` : content;
}

const group = ({ state, depth }: PlacedState, content: string): string => {
  const kind = [depth === 0 ? 'root' : '', state.kind].filter(Boolean).join(' ');
  return `<g class="state ${kind}" data-state="${escapeXml(state.path)}" data-id="${escapeXml(state.id)}">${content}</g>`;
};

const rect = (
  name: string,
  { x, y, width, height }: Omit<PlacedState, 'state' | 'depth'>,
  radius = 0,
): string =>
  `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''}/>`;

const box = (placed: PlacedState): string => group(placed, rect('box', placed, 8));

/** Drawn above the arrows, because arrows into inner states pass behind this text. */
function head(placed: PlacedState, options: DrawOptions): string {
  const { state, x, y } = placed;
  const size = BOX.sizeOf(state);
  const left = round(x + BOX.pad);
  let at = y + BOX.name.line + 8;
  const nextLine = () => round((at += LABEL.line) - LABEL.line);
  const ground = { x: x + 4, y: y + 3, width: size.width - 8, height: size.height - 6 };
  return group(
    placed,
    [
      state.states.length > 0 ? rect('head-ground', ground) : '',
      wrapInLink(
        `<text class="name" x="${left}" y="${round(y + 18)}">${escapeXml(state.name)}</text>`,
        state.id,
        options,
      ),
      ...state.runs.map((id) => `<text class="runs" x="${left}" y="${nextLine()}">▸ ${escapeXml(id)}</text>`),
      ...state.lines.map((one) => text('line', one, left, nextLine(), options)),
    ].join(''),
  );
}

const text = (
  name: string,
  { text: said, transitions }: ChartLine,
  x: number,
  y: number,
  options: DrawOptions,
) =>
  wrapInLink(
    `<text class="${name}${isMissed(transitions, options)}" data-transition="${escapeXml(transitions.join('|'))}" x="${x}" y="${y}">${escapeXml(said)}</text>`,
    transitions[0] ?? '',
    options,
  );

function start(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  return `<g class="arrow"><circle class="start" cx="${round(first.x)}" cy="${round(first.y - BOX.dot / 2)}" r="4"/><path d="${line(points)}"/>${drawArrowHead(points)}</g>`;
}

const idsOf = ({ arrow: { lines } }: PlacedArrow): string[] =>
  lines.flatMap(({ transitions }) => transitions);

function arrow(placed: PlacedArrow, options: DrawOptions): string {
  const ids = idsOf(placed);
  return `<g class="arrow${isMissed(ids, options)}" data-transition="${escapeXml(ids.join('|'))}"><path d="${line(placed.points)}"/>${drawArrowHead(placed.points)}</g>`;
}

function label({ arrow: { lines }, label: place }: PlacedArrow, options: DrawOptions): string {
  const x = round(place.x + LABEL.pad);
  const rows = lines.map((one, index) =>
    text('label', one, x, round(place.y + LABEL.line * (index + 0.75)), options),
  );
  return `<g class="words">${rect('label-ground', place)}${rows.join('')}</g>`;
}

interface Point {
  x: number;
  y: number;
}

const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Its own arrow head: markers break when a picture is embedded twice in a page. */
function drawArrowHead(points: readonly Point[]): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return '';
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return `<path class="tip" d="M0 0L-7 -3.5L-7 3.5Z" transform="translate(${round(end.x)} ${round(end.y)}) rotate(${round(angle)})"/>`;
}
