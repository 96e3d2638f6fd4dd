import { readdirSync, readFileSync } from 'node:fs';
import { callingAreas } from './callingAreas.mjs';
import { moduleOf } from './lint/modules.js';
import { findReached } from './serverImports.mjs';

/** Areas that a journey goes through; one that is not here goes through all, and runs after a change of what they share. */
export const areasOfJourney = {
  'faults/browser/camera/camera': ['time'],
  'faults/browser/serverGone': ['time', 'employees', 'money'],
  'faults/browser/session': ['auth'],
  'faults/browser/tabs': ['auth'],
  'journeys/dateField': ['time'],
  'journeys/declinedJob': ['account', 'employees'],
  'journeys/drafts': ['account', 'employees', 'money'],
  'journeys/earnings': ['money'],
  'journeys/employees': ['employees'],
  'journeys/filteredLists': ['employees', 'money'],
  'journeys/firstWorkingDay': ['time', 'money'],
  'journeys/invitation': ['employees'],
  'journeys/liveRequests': ['notifications', 'money'],
  'journeys/myJobs': ['account'],
  'journeys/newcomer': ['account', 'auth'],
  'journeys/notifications': ['notifications'],
  'journeys/offlineBar': ['time'],
  'journeys/payMonth': ['time', 'employees', 'money'],
  'journeys/push': ['notifications'],
  'journeys/requestPage': ['money'],
  'journeys/signIn': ['auth'],
  'journeys/upload': ['employees'],
  'journeys/uploadEditing': ['employees'],
  'journeys/wizardBack': ['account', 'employees'],
  'journeys/workMonth': ['time', 'money'],
};

const walks = readdirSync(new URL('../tests/paths/browser/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/paths/browser/${file}`);
const sourceOf = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** The walks in an area's folder, those elsewhere that use its models, and the journeys through it. */
const walksOf = (area) => {
  // The homes are walked with what they show: a working day, and what may be asked for.
  if (area === 'home') return walksOf('money');
  const walked = walks.filter(
    (file) => file.includes(`/${area}/`) || sourceOf(file).includes(`from '../${area}/`),
  );
  const journeys = Object.entries(areasOfJourney).filter(([, areas]) => areas.includes(area));
  return [...walked, ...journeys.map(([name]) => `tests/${name}.test.ts`)];
};

const everything = { server: 'graph', browser: 'all' };

/**
 * The server and browser tests that a changed file can reach: files or folders, `graph` for those that import it, or
 * `all`. Each test of these layers starts the whole server, and the app through its built files, so that imports alone
 * would name all or none of them.
 */
function reachOf(file) {
  if (/\.md$|^docs\/|^\.|^LICENSE$|^redocly\.yaml$/.test(file)) return { server: [], browser: [] };
  // The contract is read at run time, and the packages by everything: no import leads there.
  if (/^openapi\/|^package(-lock)?\.json$/.test(file)) return { server: 'all', browser: 'all' };
  // These build the app or install the browser.
  if (/^scripts\/(build|chromium|sourceHash)\.mjs$|^scripts\/vite\/|^vite\.config\.ts$/.test(file))
    return { server: [], browser: 'all' };
  const isTest = /\.test\.tsx?$/.test(file);
  if (moduleOf(file) && isTest) return { server: [file], browser: [] };
  if (moduleOf(file)) {
    const reached = findReached(file);
    const modules = [...new Set(reached.map(moduleOf))].filter(Boolean);
    const areas = callingAreas((one) => reached.includes(one));
    // No operation leads to the code of a job, so all areas of its modules are tested.
    if (!areas.length) areas.push(...callingAreas((one) => modules.includes(moduleOf(one))));
    return {
      server: [...modules.map((module) => `server/modules/${module}/`), 'tests/contract/'],
      browser: areas.length && !areas.includes('shared') ? areas.flatMap(walksOf) : 'all',
    };
  }
  if (/^tests\/(contract|faults\/server)\//.test(file) || (isTest && file.startsWith('server/')))
    return { server: 'graph', browser: [] };
  if (/^tests\/(journeys|faults\/browser|paths\/browser)\//.test(file))
    return { server: [], browser: /\.ts$/.test(file) ? 'graph' : [file.slice(0, file.lastIndexOf('/') + 1)] };
  if (/^tests\/paths\/actors\/|^scripts\//.test(file) || isTest) return { server: [], browser: [] };
  if (file.startsWith('tests/')) return { server: 'graph', browser: 'graph' };
  const [, area] = /^(?:src\/(?:actors|screens)|machines\/flows)\/(\w+)\//.exec(file) ?? [];
  const walked = area && area !== 'shared' ? walksOf(area) : [];
  if (walked.length) return { server: [], browser: walked };
  if (/^(src|public|machines\/flows)\/|^index\.html$/.test(file)) return { server: [], browser: 'all' };
  return everything;
}

/** Arguments for `vitest run`, one list for each run, for the files changed since the commit `base`. */
export function planRuns(changed, base) {
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
