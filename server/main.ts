import { CannotStart } from './cannotStart.ts';
import { readConfig, type Config } from './config.ts';
import { createServer } from './createServer.ts';
import { createDemo } from './demo/index.ts';
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

/** The first start of the demo takes a while. */
const tellMonth = (date: string) =>
  process.stdout.write(`  ${date.slice(0, 7)}: the demo's company lives through it\n`);

async function main(): Promise<void> {
  const config = readConfig();
  const server = config.demo
    ? await createDemo(config, tellMonth)
    : await createServer(config, seedSampleCompany);
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
