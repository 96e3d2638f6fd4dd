import { afterAll, beforeAll, beforeEach } from 'vitest';
import { good, type ImportedRow } from './imports.ts';
import { addAccount, addCompany } from './people.ts';
import { startTestServer, type Session, type TestServer } from '../server/server.ts';
import { anyone } from './world.ts';

type Path = { id: string };

/** A server for a test file, and a new employer with an empty company for each test. */
export function importWorld() {
  const world = {} as {
    server: TestServer;
    as: Session;
    organizationId: string;
    /** Signs in again when the access token has expired. */
    signIn: () => Promise<void>;
  };
  beforeAll(async () => {
    world.server = await startTestServer({ config: { logLevel: 'silent' } });
  });
  afterAll(() => world.server.close());
  beforeEach(async () => {
    const { phoneNumber } = anyone();
    const { organizationId } = await addCompany(world.server, await addAccount(world.server, phoneNumber));
    const signIn = async () => {
      world.as = await world.server.signIn(phoneNumber);
    };
    Object.assign(world, { organizationId, signIn });
    await signIn();
  });

  const rowsOf = async (path: Path, query: object = {}) =>
    good(
      await world.server.call('listImportRows', { as: world.as, path, query: { pageSize: 100, ...query } }),
    ).body.items;
  const importOf = async (path: Path) =>
    good(await world.server.call('getImport', { as: world.as, path })).body;
  const check = async (path: Path) =>
    good(await world.server.call('checkImport', { as: world.as, path })).body;
  const add = (path: Path, rows: ImportedRow[], removed: number[] = []) =>
    world.server.call('addImportRows', { as: world.as, path, body: { rows, removed } });
  const employees = () =>
    world.server.db
      .selectFrom('employee')
      .where('organizationId', '=', world.organizationId)
      .selectAll()
      .orderBy('pinfl')
      .execute();
  const byPinfl = async (pinfl: string) => (await employees()).find((one) => one.pinfl === pinfl);
  return { world, rowsOf, importOf, check, add, employees, byPinfl };
}

export const notify = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | undefined)?.code,
];
