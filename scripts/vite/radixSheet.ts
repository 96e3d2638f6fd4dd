import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { canMatch, scales, type Written } from './radixSelectors.ts';

const folder = 'node_modules/@radix-ui/themes';
type Sheet = readonly [file: string, layer: string];

const sheets: readonly Sheet[] = [
  ['tokens/base.css', 'tokens'],
  ...scales.first.map((scale) => [`tokens/colors/${scale}.css`, 'tokens'] as const),
  ['components.css', 'components'],
  ['utilities.css', 'utilities'],
];
const laterSheets = scales.later.map((scale): Sheet => [`tokens/colors/${scale}.css`, 'tokens']);

const inKeyframes = (node: { parent?: unknown }) =>
  (node.parent as AtRule | undefined)?.type === 'atrule' &&
  (node.parent as AtRule).name.endsWith('keyframes');

function dropEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      const { parent } = rule;
      rule.remove();
      if (parent?.type === 'atrule' && parent.nodes.length === 0) parent.remove();
    }
  });
}

/** Keeps the keyframes that the rest of the sheet uses. */
function dropIdleKeyframes(root: Root): void {
  let text = '';
  root.walkDecls(/^(animation|--.*animation)/, (declaration) => void (text += ` ${declaration.value}`));
  root.walkAtRules('keyframes', (rule) => {
    if (!text.includes(rule.params)) rule.remove();
  });
}

function pruned(css: string, layer: string, keeps: (selector: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => void rule.remove());
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter(keeps);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  dropIdleKeyframes(root);
  dropEmpty(root);
  return root.nodes.length ? `@layer radix-${layer} {\n${root.toString()}\n}\n` : '';
}

/**
 * Radix Themes' own sheets, in cascade layers, without rules that can never match. `first` is what the first screen's
 * components need, `later` what all others need beyond that; each in the package's order.
 */
export function radixSheets(root: string, first: Written, all: Written): { first: string; later: string } {
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');
  const sheet = (files: readonly Sheet[], keeps: (s: string, layer: string) => boolean) =>
    files.map(([file, layer]) => pruned(read(file), layer, (selector) => keeps(selector, layer))).join('');
  return {
    first: sheet(sheets, (selector, layer) => canMatch(selector, layer, first)),
    later:
      sheet(laterSheets, () => true) +
      sheet(
        sheets.filter(([, layer]) => layer !== 'tokens'),
        (selector, layer) => !canMatch(selector, layer, first) && canMatch(selector, layer, all),
      ),
  };
}
