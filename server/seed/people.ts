import { fromSom, type Tiyin } from '#domain/money.ts';
import type { Employee } from '../database/tables.generated.ts';
import { sampleCard, samplePassport, samplePinfl } from './numbers.ts';

export type Habit = 'example' | 'punctual' | 'late' | 'long';

export interface SamplePerson {
  serial: number;
  firstName: string;
  lastName: string;
  passportSerialNumber: string;
  pinfl: string;
  phoneNumber: string;
}
export interface SampleEmployee extends SamplePerson {
  cardNumber: string;
  salary: Tiyin;
  status: Employee['status'];
  /** No account, a joined account, or an account of that phone number with another PINFL. */
  account: 'none' | 'joined' | 'mismatch';
  habit: Habit;
}

type Name = [lastName: string, firstName: string];

export const person = (
  serial: number,
  [lastName, firstName]: Name,
  born: string,
  gender: 'male' | 'female',
  phoneNumber = `9989010001${String(serial).padStart(2, '0')}`,
): SamplePerson => ({
  serial,
  firstName,
  lastName,
  passportSerialNumber: samplePassport(serial),
  pinfl: samplePinfl(born, gender, serial),
  phoneNumber,
});

interface Work {
  /** In so'm. */
  salary: number;
  habit?: Habit;
  status?: Employee['status'];
  account?: SampleEmployee['account'];
  card?: '8600' | '9860' | '5614';
}

export const employee = (someone: SamplePerson, work: Work): SampleEmployee => ({
  ...someone,
  cardNumber: sampleCard(work.card ?? '8600', someone.serial),
  salary: fromSom(work.salary),
  status: work.status ?? 'active',
  account: work.account ?? 'joined',
  habit: work.habit ?? 'punctual',
});

/** Signs in as the employer; everyone's password is Davomat1. */
export const sampleEmployer = person(1, ['Rahimov', 'Jasur'], '1984-03-21', 'male', '998901000001');

/** No profile and no job. */
export const sampleNewcomer = '998901000003';

const notRegistered: Partial<Work> = { status: 'notIdentified', account: 'none' };

export const sampleEmployees: readonly SampleEmployee[] = [
  employee(person(2, ['Karimova', 'Dilnoza'], '1996-05-14', 'female', '998901000002'), {
    salary: 6_600_000,
    habit: 'example',
  }),
  employee(person(4, ['Toʻrayev', 'Gʻofur'], '1990-11-02', 'male'), { salary: 7_250_000, habit: 'late' }),
  employee(person(5, ['Muxtorova', 'Oʻgʻiloy'], '1993-08-30', 'female'), { salary: 5_400_000, card: '9860' }),
  employee(person(6, ['Юсупова', 'Азиза'], '1988-01-19', 'female'), { salary: 9_800_000, habit: 'long' }),
  employee(person(7, ['Қодиров', 'Шерзод'], '1999-07-07', 'male'), { salary: 4_900_000, card: '9860' }),
  employee(person(8, ['Xoʻjamberdiyev-Saidmurodov', 'Muhammadjon Abdurahmonxoʻja'], '1979-12-31', 'male'), {
    salary: 12_000_000,
    habit: 'long',
  }),
  employee(person(9, ['Ли', 'Екатерина'], '2001-02-11', 'female'), { salary: 4_200_000, card: '5614' }),
  employee(person(10, ['Ergashev', 'Bobur'], '1995-09-25', 'male'), { salary: 5_100_000, status: 'blocked' }),
  employee(person(11, ['Saʼdullayeva', 'Nigora'], '1997-04-03', 'female'), {
    salary: 5_750_000,
    habit: 'late',
  }),
  employee(person(12, ['Alimov', 'Sardor'], '1992-06-17', 'male'), { salary: 6_000_000, status: 'left' }),
  employee(person(13, ['Rustamova', 'Malika'], '2003-10-08', 'female'), {
    salary: 3_800_000,
    ...notRegistered,
  }),
  employee(person(14, ['Ғаниев', 'Жасур'], '1987-05-29', 'male'), { salary: 8_300_000 }),
  employee(person(15, ['Nazarov', 'Otabek'], '1994-02-15', 'male'), { salary: 5_600_000, card: '9860' }),
  employee(person(16, ['Hamidova', 'Zulfiya'], '1991-03-08', 'female'), {
    salary: 5_200_000,
    status: 'left',
  }),
  employee(person(17, ['Yoʻldoshev', 'Doniyor'], '2002-12-20', 'male'), {
    salary: 3_900_000,
    ...notRegistered,
  }),
  employee(person(18, ['Ismoilova', 'Kamola'], '1998-08-08', 'female'), {
    salary: 4_600_000,
    status: 'notIdentified',
    account: 'mismatch',
  }),
  employee(person(19, ['Mirzayev', 'Ulugʻbek'], '1985-11-11', 'male'), { salary: 10_400_000, habit: 'late' }),
  employee(person(20, ['Oʻktamova', 'Shahnoza'], '2000-01-27', 'female'), { salary: 4_450_000 }),
];

/** A second company, so that access to its people from the first one can be tested. */
export const neighbourEmployer = person(51, ['Abdullayev', 'Rustam'], '1980-06-01', 'male', '998901000011');
export const neighbourEmployees: readonly SampleEmployee[] = [
  employee(person(52, ['Sobirova', 'Lola'], '1999-09-09', 'female', '998901000012'), { salary: 4_000_000 }),
];
