import { describe, expect, it } from 'vitest';
import { SALARY_MAX } from '#domain/fields/salary.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, faults } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';

usePayments();

const staff = () => staffOf(server, company.employer);
const salaryFrom = '2026-11-16';
const update = (salary: number) => staff().update(company.employee.jobId, { salary, salaryFrom });
const preview = (salary: number) =>
  server.call('previewTerms', {
    as: company.employer,
    path: { id: company.employee.jobId },
    body: { salary, salaryFrom },
  });

describe('a salary is taken alike by its preview, by saving it and by a new record:', () => {
  const create = (amount: number) => staff().create({ salary: amount });

  it.each([100, 1_000, SALARY_MAX - 100, SALARY_MAX])('%i tiyin', async (amount) => {
    bodyOf(await preview(amount));
    bodyOf(await update(amount));
    bodyOf(await create(amount));
    expect((await staff().read(company.employee.jobId)).salary).toBe(amount);
  });

  it.each([1, 150, SALARY_MAX + 1, SALARY_MAX + 100, Number.MAX_SAFE_INTEGER])(
    'not %i tiyin',
    async (amount) => {
      const answers = [await preview(amount), await update(amount), await create(amount)];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
      expect(answers.flatMap(faults)).toEqual(Array(3).fill('/salary salaryInvalid'));
    },
  );
});
