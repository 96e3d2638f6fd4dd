import { CannotStart } from './cannotStart.ts';
import { readConfig, type Config } from './config.ts';
import { createClock } from './clock.ts';
import { createServer, type Server } from './createServer.ts';
import { foundDemo, startDemo, TODAY_AT } from './demo/index.ts';
import { holdsSampleCompany, seedSampleCompany } from './seed/index.ts';

const STOP_WITHIN_MS = 10_000;

const sampleSignIns = `
  Sample sign-ins (password Davomat1):
    employer  998901000001
    employee  998901000002
    new       998901000003, not yet identified
`;
const demoSignIns = `${sampleSignIns}    accountant  998901000004\n`;

/** Why it cannot listen, as something the operator can act on; undefined when the fault is ours. */
function cannotListen({ host, port }: Config, error: unknown): CannotStart | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const says: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: set PORT to another`,
    EACCES: `Port ${port} may not be opened by this user: set PORT to another`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine`,
    ENOTFOUND: `HOST ${host} cannot be found`,
    EAI_AGAIN: `HOST ${host} cannot be found`,
  };
  return says[code] === undefined ? undefined : new CannotStart(says[code]);
}

/** Its clock goes on where the demo stopped; the machine's is of another month. */
async function createDemo(config: Config): Promise<Server> {
  const server = await createServer(config, foundDemo, { clock: createClock(TODAY_AT) });
  const { log } = server.services;
  const { level } = log;
  try {
    // Its months are thousands of calls.
    log.level = 'warn';
    await startDemo(server, {
      onMonth: (date) => process.stdout.write(`  ${date.slice(0, 7)}: the demo's company lives through it\n`),
    });
    return server;
  } catch (error) {
    await server.close();
    throw error;
  } finally {
    log.level = level;
  }
}

async function main(): Promise<void> {
  const config = readConfig();
  const server = config.demo ? await createDemo(config) : await createServer(config, seedSampleCompany);
  if (config.mode === 'production' && (await holdsSampleCompany(server.services.db))) {
    await server.close();
    throw new CannotStart(
      'The database holds the sample company, whose passwords everyone knows: use another',
    );
  }
  const address = await server.app
    .listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (at) => `listening at ${at}, ${config.mode}, ${server.database.kind} database`,
    })
    .catch(async (error: unknown) => {
      await server.close();
      throw cannotListen(config, error) ?? error;
    });
  if (config.mode === 'development')
    process.stdout.write(`\n  Davomat: ${address}\n${config.demo ? demoSignIns : sampleSignIns}\n`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    server.services.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof CannotStart ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
