import { sql } from 'kysely';
import { startTestServer } from '#tests/support/server/server.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { addManyMovements } from './manyMovements.ts';
import { ENTRIES, PEOPLE, type CrowdServer } from './crowd.ts';

/** The server of the bench in its own process: one large company, and somebody of another one who only reads. */
const server = await startTestServer();
const { db } = server;
const { organizationId, employer } = await makeCompany(server);
await addManyMovements(db, organizationId, { people: PEOPLE, movements: ENTRIES });
await sql`update employee set status = 'active' where organization_id = ${organizationId}`.execute(db);
await sql`
  insert into audit_entry (organization_id, id, at, by_account_id, subject, subject_id, employee_id, event, before, after)
  select ${organizationId}, gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 minute', null, 'card', card.id,
         card.employee_id, 'add', null, '{"isDefault": false}'
    from (select *, row_number() over (order by id) - 1 as place from card where organization_id = ${organizationId}) card
    join generate_series(0, ${ENTRIES - 1}::int) n on card.place = mod(n, ${PEOPLE}::int)`.execute(db);
for (const table of ['audit_entry', 'employee']) await sql.raw(`vacuum analyze ${table}`).execute(db);
const { employee } = await makeCompany(server);
process.on('disconnect', () => void server.close());
process.send?.({ url: server.url, busy: employer, reader: employee } satisfies CrowdServer);
