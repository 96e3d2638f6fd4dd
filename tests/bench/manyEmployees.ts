import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

const firstNames =
  'Aziz Aziza Akmal Alisher Anvar Bahodir Bobur Davron Dilnoza Dilshod Elyor Farhod Farida Feruza Gulnora Gulbahor Halima Hasan Husan Iroda Islom Jahongir Jamshid Javlon Kamola Karim Komil Laylo Lola Madina Malika Mansur Mirzo Murod Nargiza Nodira Nodir Odil Oybek Ozoda Qodir Rustam Ravshan Sabina Salima Sanjar Sardor Shahnoza Sherzod Sobir Temur Timur Umida Umar Vali Xurshid Yulduz Zafar Zarina Zilola';
const lastNames =
  'Abdullo Abdurahmon Abduvohid Abdukarim Ahmad Aliy Axmad Berdiy Bobo Boboy Daminov Ergash Eshmat Fayzull Gafur Haydar Hamid Ibrohim Ikrom Ismoil Jo'.concat(
    'ra Kamol Karim Xolmat Qodir Qosim Mahmud Mamat Mirzay Muhammad Nazar Normat Nurmat Olim Ortiq Otaj Po',
    'lat Rahim Rahmat Rashid Rustam Sadull Safar Saidov Salim Sharip Sobir Sultan Tosh Tursun Umar Usmon Valij Xudoy Yoqub Yusup Zokir',
  );

/** Prefixes that people type, including the most common ones. */
export const searches = ['kar', 'abd', 'gul', 'yus', 'rahm', 'sher', 'tursun', 'alisher'];

const words = (text: string) => text.split(' ');

const AT_ONCE = 20_000;

/** Inserts a company's people into all their tables, generated in SQL; names repeat as in real data. */
export async function addManyEmployees(db: Database, organizationId: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await addPeople(db, organizationId, from, Math.min(count, from + AT_ONCE - 1));
  await sql`
    insert into employee_count (organization_id, id, status, registered, change)
    values (${organizationId}, gen_random_uuid(), 'notIdentified', false, ${count})`.execute(db);
  for (const table of ['employee', 'employee_salary', 'employee_word', 'card', 'employee_count'])
    await sql.raw(`vacuum analyze ${table}`).execute(db);
}

async function addPeople(db: Database, organizationId: string, from: number, to: number): Promise<void> {
  const first = words(firstNames);
  const last = words(lastNames);
  // One statement: the other tables' rows are derived from those it returns.
  await sql`
    with person as (
      insert into employee (organization_id, id, version, first_name, last_name, search_key, passport_serial_number,
        pinfl, phone_number, status, chosen_status, added_at, employment)
      select ${organizationId}::uuid, gen_random_uuid(), 1, f, l, lower(l || ' ' || f), 'BB' || lpad(n::text, 7, '0'),
        '3' || lpad(n::text, 13, '0'), '99810' || lpad(n::text, 7, '0'), 'notIdentified', 'active',
        timestamptz '2026-01-01 00:00Z' + n * interval '1 second', '{[2026-01-01,)}'
      from (
        select n, (${first}::text[])[1 + mod(hashint4(n)::bigint + 2147483648, ${first.length})] as f,
          (${last}::text[])[1 + mod(hashint4(n + 7)::bigint + 2147483648, ${last.length})]
            || (array['ov', 'ova'])[1 + mod(n, 2)] as l
        from generate_series(${from}::int, ${to}::int) n
      ) named
      returning organization_id, id, search_key, added_at
    ), salary as (
      insert into employee_salary (organization_id, id, employee_id, salary, valid_from, saved_at)
      select organization_id, gen_random_uuid(), id, 500000000, date '0001-01-01', added_at from person
    ), word as (
      insert into employee_word (organization_id, word, search_key, employee_id)
      select distinct organization_id, unnest(string_to_array(search_key, ' ')), search_key, id from person
    )
    insert into card (organization_id, id, employee_id, number_encrypted, fingerprint, first4, last4, is_default,
      created_at)
    select organization_id, gen_random_uuid(), id, '\\x00', id::text, '8600', '0003', true, added_at
      from person`.execute(db);
}
