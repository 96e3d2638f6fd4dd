import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Session, type TestServer } from '#tests/support/server/server.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

const list = 'employees' as const;
const byName = (views: { name: string }[]) => views.map(({ name }) => name);

describe('how somebody has set a list', () => {
  let server: TestServer;
  let company: Company;
  let as: Session;
  beforeAll(async () => {
    server = await startTestServer();
    company = await makeCompany(server);
    as = company.employer;
  });
  afterAll(() => server.close());

  const setup = async (of: 'employees' | 'requests' | 'attendances' = list, who = as) =>
    bodyOf(await server.call('getListSetup', { as: who, path: { list: of } }));
  const save = (name: string, address = '', hidden: string[] = []) =>
    server.call('saveListView', { as, path: { list }, body: { name, address, hidden } });
  const rename = (id: string, name: string) =>
    server.call('changeListView', { as, path: { list, id }, body: { name } });
  const forget = (id: string) => server.call('deleteListView', { as, path: { list, id } });
  const told = ({ status, body }: { status: number; body: object }) =>
    'code' in body ? [status, body.code] : [status];

  it('keeps the columns of each list by itself, and each choice in place of the last', async () => {
    expect(await setup()).toEqual({ hidden: [], views: [] });
    const choose = async (hidden: string[]) =>
      bodyOf(await server.call('chooseListColumns', { as, path: { list }, body: { hidden } }));
    expect((await choose(['card', 'phone'])).hidden).toEqual(['card', 'phone']);
    expect((await choose(['card'])).hidden).toEqual(['card']);
    expect((await setup()).hidden).toEqual(['card']);
    expect((await setup('requests')).hidden).toEqual([]);
    expect((await choose([])).hidden).toEqual([]);
  });

  it('names, renames and forgets a view', async () => {
    const saved = bodyOf(await save('  Bloklanganlar ', 'status=blocked&sort=-name', ['card']));
    expect(saved.views).toMatchObject([
      { name: 'Bloklanganlar', address: 'status=blocked&sort=-name', hidden: ['card'] },
    ]);
    const { id, savedAt } = saved.views[0]!;
    expect(Date.parse(savedAt)).toBe(server.clock.now());
    expect(byName(bodyOf(await save('Abc')).views)).toEqual(['Abc', 'Bloklanganlar']);
    expect(byName(bodyOf(await rename(id, 'Aaa')).views)).toEqual(['Aaa', 'Abc']);
    expect(byName(bodyOf(await forget(id)).views)).toEqual(['Abc']);
    expect(told(await forget(id))).toEqual([404, 'notFound']);
    expect(told(await rename(id, 'Yana'))).toEqual([404, 'notFound']);
  });

  it('lets a view show something else under its name', async () => {
    const { views } = bodyOf(await save('Kechikkanlar', 'status=active', ['card']));
    const view = views.find(({ name }) => name === 'Kechikkanlar')!;
    const body = { name: 'Kechikkanlar', address: 'status=blocked&sort=name', hidden: ['phone', 'unit'] };
    const changed = bodyOf(await server.call('changeListView', { as, path: { list, id: view.id }, body }));
    expect(changed.views.find(({ id }) => id === view.id)).toEqual({ ...view, ...body });
    const renamed = bodyOf(await rename(view.id, 'Boshqalar')).views.find(({ id }) => id === view.id);
    expect(renamed).toEqual({ ...view, ...body, name: 'Boshqalar' });
    await forget(view.id);
  });

  it('has one view of a name, whatever its letters’ size', async () => {
    const taken = await save('ABC');
    expect(told(taken)).toEqual([409, 'viewExists']);
    expect(taken.body).toMatchObject({ errors: [{ pointer: '/name', code: 'viewExists' }] });
    const second = bodyOf(await save('Ikkinchi')).views.find(({ name }) => name === 'Ikkinchi')!;
    expect(told(await rename(second.id, 'aBc'))).toEqual([409, 'viewExists']);
    expect(told(await rename(second.id, 'IKKINCHI'))).toEqual([200]);
  });

  it('takes nothing that an address of the app would not have', async () => {
    expect(told(await save('Xato', 'search=<b>'))).toEqual([400, 'validationFailed']);
    expect(told(await save('Xato', '', ['a b']))).toEqual([400, 'validationFailed']);
    expect(told(await save(' '))).toEqual([400, 'validationFailed']);
    expect(told(await save('x'.repeat(61)))).toEqual([400, 'validationFailed']);
  });

  it('belongs to one person of one company', async () => {
    const { id } = (await setup()).views[0]!;
    const other = (await makeCompany(server)).employer;
    expect((await setup(list, other)).views).toEqual([]);
    const path = { list, id };
    expect((await server.call('deleteListView', { as: other, path })).status).toBe(404);
    expect((await server.call('changeListView', { as: other, path, body: { name: 'Meniki' } })).status).toBe(
      404,
    );
    expect((await setup()).views[0]!.id).toBe(id);
    const employee = await server.call('getListSetup', { as: company.employee, path: { list } });
    expect(employee.status).toBe(403);
  });

  it('has twenty views at most, also when they are saved at once', async () => {
    const there = (await setup()).views.length;
    const names = Array.from({ length: 22 - there }, (_, index) => `Koʻrinish ${index}`);
    const answers = await Promise.all(names.map((name) => save(name)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(told)).toEqual([
      [409, 'tooManyViews'],
      [409, 'tooManyViews'],
    ]);
    expect((await setup()).views).toHaveLength(20);
  });
});
