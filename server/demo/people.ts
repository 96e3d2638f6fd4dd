import type { SampleCompany } from '../seed/company.ts';
import { employee, person, sampleEmployer, type Habit, type SampleEmployee } from '../seed/people.ts';

type Who = [lastName: string, firstName: string, born: string, gender: 'male' | 'female'];

/** In so'm, by turns. */
const salaries = [4_200_000, 6_600_000, 5_100_000, 8_300_000, 3_900_000, 5_750_000, 10_400_000, 4_900_000];
const habits: readonly Habit[] = ['punctual', 'punctual', 'late', 'punctual', 'long', 'punctual', 'late'];
const cards = ['8600', '9860', '8600', '5614'] as const;
const FIRST_SERIAL = 20;

const names: readonly Who[] = [
  ['Toʻrayev', 'Gʻofur', '1990-11-02', 'male'],
  ['Muxtorova', 'Oʻgʻiloy', '1993-08-30', 'female'],
  ['Юсупова', 'Азиза', '1988-01-19', 'female'],
  ['Қодиров', 'Шерзод', '1999-07-07', 'male'],
  ['Xoʻjamberdiyev-Saidmurodov', 'Muhammadjon Abdurahmonxoʻja', '1979-12-31', 'male'],
  ['Ли', 'Екатерина', '2001-02-11', 'female'],
  ['Ergashev', 'Bobur', '1995-09-25', 'male'],
  ['Saʼdullayeva', 'Nigora', '1997-04-03', 'female'],
  ['Alimov', 'Sardor', '1992-06-17', 'male'],
  ['Rustamova', 'Malika', '2003-10-08', 'female'],
  ['Ғаниев', 'Жасур', '1987-05-29', 'male'],
  ['Nazarov', 'Otabek', '1994-02-15', 'male'],
  ['Hamidova', 'Zulfiya', '1991-03-08', 'female'],
  ['Yoʻldoshev', 'Doniyor', '2002-12-20', 'male'],
  ['Ismoilova', 'Kamola', '1998-08-08', 'female'],
  ['Mirzayev', 'Ulugʻbek', '1985-11-11', 'male'],
  ['Oʻktamova', 'Shahnoza', '2000-01-27', 'female'],
  ['Tursunov', 'Akmal', '1983-04-14', 'male'],
  ['Xolmatova', 'Feruza', '1996-09-19', 'female'],
  ['Sultonov', 'Bekzod', '1989-02-03', 'male'],
  ['Jalilova', 'Madina', '2002-06-25', 'female'],
  ['Usmonov', 'Farrux', '1991-12-09', 'male'],
  ['Raxmatullayeva', 'Barno', '1986-07-30', 'female'],
  ['Хакимов', 'Тимур', '1994-10-12', 'male'],
  ['Norqulov', 'Shavkat', '1978-03-05', 'male'],
  ['Yusupova', 'Gulchehra', '1999-11-21', 'female'],
  ['Abdurahmonov', 'Islom', '2001-08-16', 'male'],
  ['Bozorova', 'Sevara', '1995-01-07', 'female'],
  ['Qosimov', 'Davron', '1990-05-23', 'male'],
  ['Tojiboyeva', 'Dilfuza', '1987-09-02', 'female'],
  ['Sodiqov', 'Jamshid', '1998-03-17', 'male'],
  ['Komilova', 'Ziyoda', '2000-12-28', 'female'],
  ['Ashurov', 'Rustam', '1984-06-06', 'male'],
  ['Egamberdiyeva', 'Nilufar', '1993-04-11', 'female'],
  ['Valiyev', 'Anvar', '1982-08-26', 'male'],
  ['Mamatova', 'Charos', '1997-02-18', 'female'],
  ['Boboyev', 'Sherali', '1996-10-31', 'male'],
  ['Gʻulomova', 'Robiya', '2003-05-15', 'female'],
  ['Ochilov', 'Mansur', '1992-01-24', 'male'],
  ['Sharipova', 'Laylo', '1999-07-13', 'female'],
];

const staff: readonly SampleEmployee[] = [
  employee(person(2, ['Karimova', 'Dilnoza'], '1996-05-14', 'female', '998901000002'), {
    salary: 6_600_000,
    habit: 'example',
  }),
  ...names.map(([lastName, firstName, born, gender], n) =>
    employee(person(FIRST_SERIAL + n, [lastName, firstName], born, gender), {
      salary: salaries[n % salaries.length]!,
      habit: habits[n % habits.length]!,
      card: cards[n % cards.length]!,
    }),
  ),
];

/** They come in September. */
const LATER = 2;
export const founders = staff.slice(0, -LATER);
export const hiredLater = staff.slice(-LATER);
/** Everybody who ever works in the demo's company. */
export const demoStaff = staff;

/** For signing in with 998901000004. */
const accountant = person(3, ['Sattorova', 'Munira'], '1981-02-20', 'female', '998901000004');
/**
 * Does what an employer does in the months of the demo. Not the owner people sign in as: their browser is then the first
 * device of that account, and needs no code.
 */
export const secondOwner = person(5, ['Mahmudova', 'Nargiza'], '1982-10-05', 'female', '998901000005');

export const demoCompany: SampleCompany = {
  title: 'Bogʻishamol Savdo',
  tin: '9990003',
  gates: ['Asosiy kirish', 'Ombor'],
  employer: sampleEmployer,
  colleagues: [
    { who: secondOwner, role: 'owner' },
    { who: accountant, role: 'accountant' },
  ],
  employees: founders,
  others: hiredLater,
};

/** In which unit a person is. */
export const unitTitles = ['Savdo zali', 'Ombor', 'Ofis'] as const;
export const unitOf = ({ serial }: SampleEmployee): (typeof unitTitles)[number] =>
  unitTitles[serial === 2 ? 2 : serial % unitTitles.length]!;
