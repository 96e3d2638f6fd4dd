import { failures } from './figure.ts';

const benches: Record<string, () => Promise<void>> = {
  'first-screen': async () => (await import('./firstScreen.ts')).firstScreen(),
  'signed-in': async () => (await import('./signedIn.ts')).signedIn(),
  refresh: async () => (await import('./refresh.ts')).refresh(),
  'sign-in': async () => (await import('./signIn.ts')).signIn(),
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
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await run();
}
process.exit(failures() ? 1 : 0);
