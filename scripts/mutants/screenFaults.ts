import ts from 'typescript';

const kinds = [
  'button removed',
  'event changed',
  'field wrong',
  'tag test dropped',
  'disabled dropped',
] as const;
export type FaultKind = (typeof kinds)[number];

export interface ScreenFault {
  kind: FaultKind;
  /** From 1. */
  line: number;
  /** The file that contains it. */
  what: string;
  /** Position of the expression in the source. */
  start: number;
  end: number;
  /** The replacement. */
  instead: string;
  /** Where the replacement needs extra syntax: among a tag's children, or for the shorthand `{ name }` in an object. */
  around?: 'children' | 'shorthand';
}

const SENT = /^(body|params|query)$/;
const BUTTON = /^Button(Link)?$/;
const LOCKED = /^(disabled|readOnly)$/;

/** Every place for one fault in a screen or in what it sends; `only` restricts to one declaration of the file. */
export function screenFaults(file: string, source: string, only?: string): ScreenFault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const events = [...new Set([...source.matchAll(/type: '([\w.]+)'/g)].flatMap(([, type = '']) => type))];
  const faults: ScreenFault[] = [];
  const add = (kind: FaultKind, node: ts.Node, instead: string, more: Partial<ScreenFault> = {}) => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    const what = node.getText(tree).replaceAll(/\s+/g, ' ');
    const short = what.length > 60 ? `${what.slice(0, 57)}...` : what;
    faults.push({ kind, line, what: short, start, end: node.end, instead, ...more });
  };
  const collectFaults = (node: ts.Node): void => {
    if (isButton(node)) add('button removed', node, 'null', childOf(node));
    if (ts.isJsxAttribute(node) && LOCKED.test(node.name.getText(tree))) {
      const value =
        node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
      if (value) add('disabled dropped', value, 'false', { what: node.getText(tree) });
    }
    if (ts.isCallExpression(node) && /\.(hasTag|matches)$/.test(node.expression.getText(tree)))
      add('tag test dropped', node, 'false');
    if (ts.isObjectLiteralExpression(node)) {
      const type = typeOf(node);
      if (type) {
        add('event changed', type, `'${pickOther(type.text, events)}'`, { what: `type: '${type.text}'` });
        for (const one of node.properties) if (one !== type.parent) addWrongField(one);
      } else if (isSent(node)) for (const one of node.properties) addWrongField(one);
    }
    ts.forEachChild(node, collectFaults);
  };
  const addWrongField = (one: ts.ObjectLiteralElementLike) => {
    if (ts.isShorthandPropertyAssignment(one)) {
      if (one.name.text !== 'signal') add('field wrong', one.name, "''", { around: 'shorthand' });
    } else if (ts.isPropertyAssignment(one) && !ts.isObjectLiteralExpression(one.initializer))
      add('field wrong', one.initializer, "''", { what: one.getText(tree) });
  };
  for (const statement of tree.statements)
    if (only === undefined || declares(statement, only)) collectFaults(statement);
  return faults;
}

const isButton = (node: ts.Node): boolean =>
  (ts.isJsxElement(node) && BUTTON.test(node.openingElement.tagName.getText())) ||
  (ts.isJsxSelfClosingElement(node) && BUTTON.test(node.tagName.getText()));

const childOf = ({ parent }: ts.Node): Partial<ScreenFault> =>
  ts.isJsxElement(parent) || ts.isJsxFragment(parent) ? { around: 'children' } : {};

/** `'form.submitted'` of `send({ type: 'form.submitted' })`. */
function typeOf(node: ts.ObjectLiteralExpression): ts.StringLiteral | undefined {
  if (!ts.isCallExpression(node.parent) || !/\bsend$/.test(node.parent.expression.getText()))
    return undefined;
  for (const one of node.properties)
    if (ts.isPropertyAssignment(one) && one.name.getText() === 'type' && ts.isStringLiteral(one.initializer))
      return one.initializer;
  return undefined;
}

/** Whether it is, or is inside, what a call of the contract sends. */
function isSent(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return SENT.test(parent.name.getText()) || (ts.isPropertyAssignment(parent) && isSent(parent.parent));
  return false;
}

const pickOther = (type: string, events: readonly string[]): string =>
  events[(events.indexOf(type) + 1) % events.length] === type
    ? 'nothing.happened'
    : (events[(events.indexOf(type) + 1) % events.length] ?? 'nothing.happened');

const declares = (statement: ts.Statement, name: string): boolean =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.some((one) => one.name.getText() === name)
    : ts.isFunctionDeclaration(statement) && statement.name?.text === name;

export interface NumberedFault extends ScreenFault {
  file: string;
  /** From 1; the page is told which one to activate. */
  number: number;
}

/** The source with all its faults inactive, except the one whose number is in `globalThis.screenFault`. */
export function withFaults(source: string, faults: readonly NumberedFault[]): string {
  const inserts = faults.flatMap(({ start, end, number, instead, around, what }, order) => {
    const [open, close] = { children: ['{', '}'], shorthand: [`${what}: `, ''], none: ['', ''] }[
      around ?? 'none'
    ] as [string, string];
    return [
      { at: start, order, text: `${open}(globalThis.screenFault === ${number} ? ${instead} : (` },
      // At the same position an inner fault must close before the one around it.
      { at: end, order: -1 - order, text: `))${close}` },
    ];
  });
  inserts.sort((a, b) => a.at - b.at || a.order - b.order);
  let [text, from] = ['', 0];
  for (const { at, text: inserted } of inserts) {
    text += source.slice(from, at) + inserted;
    from = at;
  }
  return text + source.slice(from);
}

/**
 * Picks `count` faults, one of each kind in turn. `first` is the kind to begin with, so that small samples of several
 * machines cover all kinds.
 */
export function pickInTurn<Fault extends { kind: FaultKind }>(
  faults: readonly Fault[],
  count: number,
  first = 0,
): Fault[] {
  const from = first % kinds.length;
  const byKind = [...kinds.slice(from), ...kinds.slice(0, from)]
    .map((kind) => faults.filter((fault) => fault.kind === kind))
    .filter(({ length }) => length);
  const chosen: Fault[] = [];
  for (let round = 0; chosen.length < Math.min(count, faults.length); round += 1)
    for (const ofKind of byKind) {
      const fault = ofKind[round];
      if (fault && chosen.length < count) chosen.push(fault);
    }
  return chosen;
}
