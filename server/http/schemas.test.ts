import { expect, it } from 'vitest';
import { compileAnswer, compileParameters } from './schemas.ts';

const counted = (maximum: number) => ({
  type: 'object',
  properties: { count: { type: 'integer', maximum } },
  required: ['count'],
});

it('schemas that say the same share a validator, and no others do', () => {
  expect(compileAnswer(counted(5))()).toBe(compileAnswer(counted(5))());
  expect([compileAnswer(counted(5))()({ count: 7 }), compileAnswer(counted(9))()({ count: 7 })]).toEqual([
    false,
    true,
  ]);
});

it('text is a number in a parameter, and none in an answer of the same schema', () => {
  const text = { count: '3' };
  expect([compileParameters(counted(5))()({ ...text }), compileAnswer(counted(5))()({ ...text })]).toEqual([
    true,
    false,
  ]);
});
