import { sql } from 'kysely';
import type { Executor } from '../../../database/database.ts';

export const askDatabase = (db: Executor) => sql`select 1`.execute(db);
