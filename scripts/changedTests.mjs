import { readdirSync } from 'node:fs';

/** Areas whose flows call a module of the server; one that is not here is called by all. */
const areasOfModule = {
  account: ['account'],
  attendance: ['attendance'],
  auth: ['account', 'auth'],
  cards: ['employees', 'payments'],
  employees: ['employees'],
  identity: ['account', 'auth'],
  imports: ['employees'],
  notifications: ['notifications'],
  organization: ['attendance', 'employees'],
  payments: ['payments'],
};

/** Areas with walks of their own; another one is shown within several of them. */
const walked = readdirSync(new URL('../tests/paths/browser', import.meta.url));

const everything = { server: 'graph', browser: 'all' };
const walksOf = (area) => `tests/paths/browser/${area}/`;

/**
 * The server and browser tests that a changed file can reach: files or folders, `graph` for those that import it, or
 * `all`. Each test of these layers starts the whole server, and the app through its built files, so that imports alone
 * would name all or none of them.
 */
function reachOf(file) {
  if (file.endsWith('.md') || file.startsWith('docs/')) return { server: [], browser: [] };
  const isTest = /\.test\.tsx?$/.test(file);
  const [, module] = /^server\/modules\/(\w+)\//.exec(file) ?? [];
  if (module && isTest) return { server: [file], browser: [] };
  if (module && areasOfModule[module])
    return {
      server: [`server/modules/${module}/`, 'tests/contract/'],
      browser: areasOfModule[module].map(walksOf),
    };
  if (/^tests\/(contract|faults\/server)\//.test(file) || (isTest && file.startsWith('server/')))
    return { server: 'graph', browser: [] };
  if (/^tests\/(journeys|faults\/browser|paths\/browser)\//.test(file))
    return { server: [], browser: 'graph' };
  if (/^tests\/paths\/actors\/|^scripts\//.test(file) || isTest) return { server: [], browser: [] };
  if (file.startsWith('tests/')) return { server: 'graph', browser: 'graph' };
  const [, area] = /^(?:src\/(?:actors|screens)|machines\/flows)\/(\w+)\//.exec(file) ?? [];
  if (area && area !== 'shared' && walked.includes(area)) return { server: [], browser: [walksOf(area)] };
  if (/^(src|public|machines\/flows)\/|^index\.html$/.test(file)) return { server: [], browser: 'all' };
  return everything;
}

/** Arguments for `vitest run`, one list for each run, for the files changed since the commit `base`. */
export function runsFor(changed, base) {
  const runs = [['--changed', base, '--project', 'unit', '--project', 'paths']];
  for (const project of ['server', 'browser']) {
    const reached = changed.map((file) => reachOf(file)[project]);
    const filters = [...new Set(reached.filter(Array.isArray).flat())].sort();
    if (reached.includes('all')) runs.push(['--project', project]);
    else {
      if (reached.includes('graph')) runs.push(['--changed', base, '--project', project]);
      if (filters.length) runs.push(['--project', project, ...filters]);
    }
  }
  return runs;
}
