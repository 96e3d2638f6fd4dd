import path from 'node:path';

/**
 * Which room may import which (docs/architecture.md). Areas of screens and modules are read from the folders, so
 * adding an area needs no change here.
 */
const mayImport = {
  openapi: ['openapi'],
  domain: ['domain'],
  machines: ['machines', 'domain', 'openapi'],
  src: ['src', 'machines', 'domain', 'openapi'],
  server: ['server', 'machines', 'domain', 'openapi'],
  scripts: ['scripts', 'server', 'tests', 'machines', 'domain', 'openapi'],
  tests: ['tests', 'src', 'server', 'machines', 'domain', 'openapi', 'scripts'],
};

/**
 * The app's layers, lowest first: each may import its own and those before it. Those of the lowest layer may import
 * one another.
 */
const layers = [
  ['runtime', 'i18n', 'push', 'workers', 'styles'],
  ['api'],
  ['session'],
  ['actors'],
  ['components'],
  ['screens'],
  ['app'],
];
const layerOf = (file) => {
  const [room, folder] = file.split('/');
  return room === 'src' ? layers.findIndex((names) => names.includes(folder)) : -1;
};

const packagesAllowed = {
  domain: ['valibot'],
  machines: ['xstate'],
};

const engine = 'tests/paths/engine/';
const areaOf = (file) => /^(src\/screens|server\/modules)\/([^/]+)\//.exec(file);

function refusal(from, to) {
  const fromRoom = from.split('/')[0];
  const toRoom = to.split('/')[0];
  const allowed = mayImport[fromRoom];
  if (!allowed || !(toRoom in mayImport)) return undefined;
  if (!allowed.includes(toRoom)) return `${fromRoom}/ may not import ${toRoom}/`;
  if (fromRoom === 'server' && toRoom === 'machines' && !to.startsWith('machines/lifecycles/'))
    return 'server/ may import machines/lifecycles only';
  if (from.startsWith(engine) && !to.startsWith(engine) && to !== 'machines/support/cases.ts')
    return "the path engine stands alone: all it knows of the product is the type of a machine's cases";
  if (layerOf(from) >= 0 && layerOf(to) > layerOf(from))
    return `src/${from.split('/')[1]} may not import src/${to.split('/')[1]}, a layer above it`;
  const a = areaOf(from);
  const b = areaOf(to);
  if (!a || !b || a[1] !== b[1] || a[2] === b[2]) return undefined;
  if (a[1] === 'src/screens')
    return `screens/${a[2]} may not import screens/${b[2]}: share it in components/`;
  if (/\/queries\.ts$/.test(to)) return `module ${a[2]} may not touch the tables of module ${b[2]}`;
  return undefined;
}

export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const root = context.cwd;
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    const room = from.split('/')[0];
    const isTest = /\.test\.tsx?$/.test(from);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || isTest) return;
      if (source.startsWith('.') || source.startsWith('#')) {
        const to = source.startsWith('#')
          ? source.slice(1)
          : path.posix.normalize(path.posix.join(path.posix.dirname(from), source));
        const message = refusal(from, to);
        if (message) context.report({ node, message });
      } else {
        const allowed = packagesAllowed[room];
        if (allowed && !allowed.some((name) => source === name || source.startsWith(`${name}/`)))
          context.report({ node, message: `${room}/ is pure: it may import only ${allowed.join(', ')}` });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
