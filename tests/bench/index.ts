import { spawnSync } from 'node:child_process';
import { failures } from './figure.ts';

const benches: Record<string, () => Promise<void>> = {
  'first-screen': async () => (await import('./firstScreen.ts')).firstScreen(),
  'signed-in': async () => (await import('./signedIn.ts')).signedIn(),
  refresh: async () => (await import('./refresh.ts')).refresh(),
  'sign-in': async () => (await import('./signIn.ts')).signIn(),
  crowd: async () => (await import('./crowd.ts')).crowded(),
  calls: async () => (await import('./calls.ts')).calls(),
  settings: async () => (await import('./settings.ts')).settings(),
  closing: async () => (await import('./closing.ts')).closing(),
  'pay-runs': async () => (await import('./payRuns.ts')).payRuns(),
  ledger: async () => (await import('./ledger.ts')).ledger(),
  transactions: async () => (await import('./transactions.ts')).transactions(),
  employees: async () => (await import('./employees.ts')).employees(),
  overview: async () => (await import('./overview.ts')).overview(),
  reports: async () => (await import('./reports.ts')).reports(),
  scrolling: async () => (await import('./scrolling.ts')).scrolling(),
  sheets: async () => (await import('./sheets.ts')).sheets(),
  readers: async () => (await import('./readers.ts')).readers(),
  import: async () => (await import('./import.ts')).importing(),
  streams: async () => (await import('./streams.ts')).streams(),
  'clean-clone': async () => (await import('./cleanClone.ts')).cleanClone(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length) {
  console.error(`no such bench: ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
const names = wanted.length ? wanted : Object.keys(benches);
if (names.length === 1) {
  console.log(`\n${names[0]}`);
  await benches[names[0]!]!();
  process.exit(failures() ? 1 : 0);
}
// Each in a process of its own: which database is used is decided once in a process.
const failed = names.filter((name) => {
  const { status } = spawnSync(process.execPath, [...process.execArgv, process.argv[1]!, name], {
    stdio: 'inherit',
  });
  return status !== 0;
});
process.exit(failed.length ? 1 : 0);
