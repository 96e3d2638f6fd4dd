import { leaves, shortCase, type Step } from '../../tests/paths/engine/index.ts';
import type { NumberedPath } from './chosen.ts';

export const formats = ['text', 'markdown', 'json', 'gherkin'] as const;
export type Format = (typeof formats)[number];

/** A machine's paths for a person, a page, a program or a feature file. */
export function formatPaths(id: string, paths: readonly NumberedPath[], format: Format): string {
  if (format === 'json') return JSON.stringify({ machine: id, paths: paths.map(toJson) }, null, 2);
  if (format === 'gherkin') return [`Feature: ${id}`, ...paths.map(scenario)].join('\n\n');
  const title = format === 'markdown' ? `# ${id}` : id;
  const one = format === 'markdown' ? markdown : text;
  return [title, ...paths.map(one)].join('\n\n');
}

/** `after 300 ms: search.changed:two` */
const formatStep = ({ wait, ...step }: Step): string =>
  wait > 0 ? `after ${wait} ms: ${shortCase(step.case)}` : shortCase(step.case);

/** The state before the first step. */
const beginning = ({ path: { steps } }: NumberedPath): string =>
  steps[0] ? leaves(steps[0].from.moment.snapshot).join(' + ') : '';

const stateOf = (step: Step): string => leaves(step.to.moment.snapshot).join(' + ');

const text = (one: NumberedPath): string => {
  const { number, variant, path } = one;
  return [
    `path ${number} (${variant}), from ${beginning(one)}`,
    ...path.steps.map((step, index) => `  ${index + 1}. ${formatStep(step)} → ${stateOf(step)}`),
  ].join('\n');
};

const markdown = (one: NumberedPath): string => {
  const { number, variant, path } = one;
  return [
    `## Path ${number} (${variant})`,
    '',
    `It begins in **${beginning(one)}**.`,
    '',
    ...path.steps.map((step, index) => `${index + 1}. \`${formatStep(step)}\` → **${stateOf(step)}**`),
  ].join('\n');
};

const scenario = (one: NumberedPath): string => {
  const { number, variant, path } = one;
  return [
    `  Scenario: path ${number}`,
    `    Given the machine starts from "${variant}" in "${beginning(one)}"`,
    ...path.steps.flatMap((step) => [`    When ${formatStep(step)}`, `    Then it is in "${stateOf(step)}"`]),
  ].join('\n');
};

const toJson = ({ number, variant, path }: NumberedPath) => ({
  number,
  input: variant,
  steps: path.steps.map((step) => ({
    event: step.event,
    case: step.case,
    waitMs: step.wait,
    from: leaves(step.from.moment.snapshot),
    to: leaves(step.to.moment.snapshot),
    transitions: step.transitions,
  })),
});
