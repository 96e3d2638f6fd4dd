import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
let other: Company;
const people = [
  {
    firstName: 'Gʻofur',
    lastName: 'Toʻrayev',
    phoneNumber: '998971112233',
    pinfl: '31508890457311',
    passportSerialNumber: 'KA7654321',
  },
  {
    firstName: 'Toʻlqin',
    lastName: 'Azimov',
    phoneNumber: '998935557311',
    pinfl: '32109870450011',
    passportSerialNumber: 'KB0000011',
  },
];

beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  other = await makeCompany(server);
  for (const person of people)
    bodyOf(
      await server.call('createEmployee', {
        as: company.employer,
        body: { ...anyone(), ...person, cardNumber: sampleCard, salary: 600_000_000, status: 'active' },
      }),
    );
});
afterAll(() => server.close());

const search = async (text: string, as = company.employer) =>
  bodyOf(await server.call('searchEmployees', { as, query: { text } })).items;
const findNames = async (text: string) => (await search(text)).map(({ fullName }) => fullName);

describe('the search while one types', () => {
  it.each([
    ['both scripts and any apostrophe', 'Тўр', ['Toʻrayev Gʻofur']],
    ['the beginning of either name, by surname', "to'", ['Azimov Toʻlqin', 'Toʻrayev Gʻofur']],
    ['several words', 'gof tor', ['Toʻrayev Gʻofur']],
    ['the beginning of a phone number', '97 111', ['Toʻrayev Gʻofur']],
    ['the last digits of a PINFL or a phone number', '7311', ['Azimov Toʻlqin', 'Toʻrayev Gʻofur']],
    ['the beginning of a PINFL', '315088', ['Toʻrayev Gʻofur']],
    ['a passport', 'ka 765', ['Toʻrayev Gʻofur']],
    ['no ending of three digits', '311', []],
    ['nobody by one letter', 't', []],
    ['nobody by a sign', '%', []],
    ['nobody by nothing', ' ', []],
  ])('finds %s: %j', async (_, text, expected) => {
    expect(await findNames(text)).toEqual(expected);
  });

  it('shows the number, the ending and the status, and no card or salary', async () => {
    const [person] = await search('Azimov');
    expect(person).toEqual({
      id: expect.any(String) as string,
      fullName: 'Azimov Toʻlqin',
      phoneNumber: '998935557311',
      pinflEnding: '0011',
      status: 'notIdentified',
    });
  });

  it('finds nobody of another company', async () => {
    expect(await search('7311', other.employer)).toEqual([]);
  });

  it('finds at most eight people', async () => {
    for (let count = 0; count < 9; count += 1)
      bodyOf(
        await server.call('createEmployee', {
          as: other.employer,
          body: {
            ...anyone(),
            lastName: 'Yettibayev',
            cardNumber: sampleCard,
            salary: 600_000_000,
            status: 'active',
          },
        }),
      );
    expect(await search('yetti', other.employer)).toHaveLength(8);
  });
});
