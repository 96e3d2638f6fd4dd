import { expect, it } from 'vitest';
import { unboundTables } from '#tests/support/tenancy/boundToCompany.ts';

const tables = new Set(['punch', 'employee', 'card']);
const of = (sql: string) => unboundTables(sql, tables);

it.each([
  'select id from punch where organization_id = $1',
  'select id from punch where organization_id = $1::uuid and (type = $2 or type = $3)',
  'select p.id from punch p join employee e on e.organization_id = p.organization_id where p.organization_id = $1',
  'select id from employee e where organization_id = $1 and exists (select from card c where c.organization_id = e.organization_id)',
  'update punch set at = $1 where organization_id = $2 and id = $3',
  'delete from punch where organization_id = $1',
  'insert into punch (organization_id) values ($1)',
  'with gone as (delete from punch where organization_id = $1 returning id) select id from gone',
  'select 1 from account where id = $1',
  'select id from card where organization_id = $1 union all select id from punch where organization_id = $1',
])('%s is bound', (sql) => {
  expect(of(sql)).toEqual([]);
});

it.each([
  ['select id from punch', 'punch'],
  ['select id from punch where id = $1', 'punch'],
  ['select id from punch where organization_id = $1 or id = $2', 'punch'],
  ['select id from punch where organization_id <> $1', 'punch'],
  ['select id from punch where not (organization_id = $1)', 'punch'],
  [
    'select p.id from punch p join employee e on e.id = p.employee_id where p.organization_id = $1',
    'employee',
  ],
  [
    'select id from employee e where organization_id = $1 and exists (select from card c where c.employee_id = e.id)',
    'card',
  ],
  ['update punch set at = $1 where id = $2', 'punch'],
  [
    'update punch set at = $1 from employee e where e.organization_id = $2 and punch.employee_id = e.id',
    'punch',
  ],
  ['delete from punch where id = $1', 'punch'],
  ['insert into card (id) select id from employee', 'employee'],
  ['with all_of as (select id from punch) select id from all_of', 'punch'],
  ['select id from card where organization_id = $1 union all select id from punch', 'punch'],
])('%s is not', (sql, table) => {
  expect(of(sql)).toEqual([table]);
});
