import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import { BOX, LABEL, textWidth } from './measure.ts';

export interface PlacedState {
  state: ChartState;
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
}

export interface PlacedArrow {
  arrow: ChartArrow;
  points: { x: number; y: number }[];
  label: { x: number; y: number; width: number; height: number };
}

export interface PlacedChart {
  id: string;
  width: number;
  height: number;
  /** Outer states before inner ones. */
  states: PlacedState[];
  /** From the dot to the initial state of each region. */
  starts: { points: { x: number; y: number }[] }[];
  arrows: PlacedArrow[];
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.mergeEdges': 'false',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

const startOf = (state: ChartState): string => `${state.id}#start`;

/** Places states and arrows without overlap; pixels, from the top left. */
export async function layout(chart: Chart): Promise<PlacedChart> {
  const elk = new ELK();
  const { children: [root] = [], edges = [] } = await elk.layout({
    id: 'chart',
    layoutOptions: { ...options, 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
    children: [nodeOf(chart.root)],
    edges: [...startsOf(chart.root), ...chart.arrows.map(edgeOf)],
  });
  if (!root) throw new Error(`${chart.id}: nothing was placed`);
  const nodes = new Map<string, ElkNode>();
  collect(root, nodes);
  const placed = new Map(edges.map((edge) => [edge.id, edge]));
  return {
    id: chart.id,
    width: Math.ceil((root.x ?? 0) + (root.width ?? 0) + 12),
    height: Math.ceil((root.y ?? 0) + (root.height ?? 0) + 12),
    states: statesOf(chart.root, nodes),
    starts: startsOf(chart.root).map(({ id }) => ({ points: pointsOf(placed.get(id)) })),
    arrows: chart.arrows.map((arrow) => {
      const edge = placed.get(arrowId(arrow));
      const { x = 0, y = 0, width = 0, height = 0 } = edge?.labels?.[0] ?? {};
      return { arrow, points: pointsOf(edge), label: { x, y, width, height } };
    }),
  };
}

function nodeOf(state: ChartState): ElkNode {
  const { width, height } = BOX.sizeOf(state);
  if (state.states.length === 0) return { id: state.id, width, height };
  const start = state.states.some(({ isInitial }) => isInitial) && state.kind === 'compound';
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${height + 16},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height + 40})`,
    },
    children: [
      ...(start ? [{ id: startOf(state), width: BOX.dot, height: BOX.dot }] : []),
      ...state.states.map(nodeOf),
    ],
  };
}

function startsOf(state: ChartState): ElkExtendedEdge[] {
  const initial = state.kind === 'compound' && state.states.find(({ isInitial }) => isInitial);
  const own = initial ? [{ id: startOf(state), sources: [startOf(state)], targets: [initial.id] }] : [];
  return [...own, ...state.states.flatMap(startsOf)];
}

const arrowId = ({ from, to }: ChartArrow): string => `${from} ${to}`;

const edgeOf = (arrow: ChartArrow): ElkExtendedEdge => ({
  id: arrowId(arrow),
  sources: [arrow.from],
  targets: [arrow.to],
  labels: [
    {
      text: arrow.lines.map(({ text }) => text).join('\n'),
      width: Math.max(...arrow.lines.map(({ text }) => textWidth(text, LABEL.size))) + LABEL.pad * 2,
      height: arrow.lines.length * LABEL.line,
    },
  ],
});

function collect(node: ElkNode, nodes: Map<string, ElkNode>): void {
  nodes.set(node.id, node);
  for (const child of node.children ?? []) collect(child, nodes);
}

function statesOf(state: ChartState, nodes: ReadonlyMap<string, ElkNode>, depth = 0): PlacedState[] {
  const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(state.id) ?? {};
  return [
    { state, x, y, width, height, depth },
    ...state.states.flatMap((child) => statesOf(child, nodes, depth + 1)),
  ];
}

const pointsOf = (edge: ElkExtendedEdge | undefined): { x: number; y: number }[] =>
  edge?.sections?.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]) ?? [];
