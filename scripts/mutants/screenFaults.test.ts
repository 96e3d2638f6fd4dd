import { describe, expect, test } from 'vitest';
import { screenFaults, pickInTurn, withFaults } from './screenFaults.ts';

const screen = `const Form = ({ actor, snapshot }) => (
  <form>
    <Button disabled={snapshot.hasTag('busy')} onClick={() => actor.send({ type: 'form.closed' })}>x</Button>
    {snapshot.matches('open') && <Button>y</Button>}
  </form>
);
const change = (field, value) => actor.send({ type: 'field.changed', field, value });
`;
const actor = `export const login = async ({ input, signal }) => {
  const body = { ...input, device: describeDevice() };
  const params = { path: { id: input.id } };
  return api.POST('/auth/login', { params, body, signal });
};
export const other = () => api.PUT('/other', { body: { reason } });
`;

const told = (file: string, source: string, only?: string) =>
  screenFaults(file, source, only).map(({ kind, line, what, instead }) =>
    [kind, line, what, instead].join(' | '),
  );

const awake = (file: string, source: string, kind: string) => {
  const faults = screenFaults(file, source).map((fault, index) => ({ ...fault, file, number: index + 1 }));
  const chosen = faults.filter((fault) => fault.kind === kind);
  return withFaults(source, chosen);
};

describe('the faults of a screen', () => {
  test('buttons, events, fields, tags and locks', () => {
    expect(told('a.tsx', screen)).toEqual([
      "button removed | 3 | <Button disabled={snapshot.hasTag('busy')} onClick={() =>... | null",
      "disabled dropped | 3 | disabled={snapshot.hasTag('busy')} | false",
      "tag test dropped | 3 | snapshot.hasTag('busy') | false",
      "event changed | 3 | type: 'form.closed' | 'field.changed'",
      "tag test dropped | 4 | snapshot.matches('open') | false",
      'button removed | 4 | <Button>y</Button> | null',
      "event changed | 7 | type: 'field.changed' | 'form.closed'",
      "field wrong | 7 | field | ''",
      "field wrong | 7 | value | ''",
    ]);
  });
  test('what is sent, and not how it is given up', () => {
    expect(told('a.ts', actor)).toEqual([
      "field wrong | 2 | device: describeDevice() | ''",
      "field wrong | 3 | id: input.id | ''",
      "field wrong | 6 | reason | ''",
    ]);
  });
  test('of one declaration alone', () => {
    expect(told('a.ts', actor, 'other')).toEqual(["field wrong | 6 | reason | ''"]);
  });
});

describe('the source with its faults asleep', () => {
  test('a tag among children, and one in an expression', () => {
    const text = awake('a.tsx', screen, 'button removed');
    expect(text).toContain('{(globalThis.screenFault === 1 ? null : (<Button disabled');
    expect(text).toContain('x</Button>))}');
    expect(text).toContain('&& (globalThis.screenFault === 6 ? null : (<Button>y</Button>))}');
  });
  test('a lock around a tag test: each ends where it began', () => {
    const faults = screenFaults('a.tsx', screen).slice(1, 3);
    const both = withFaults(
      screen,
      faults.map((fault, index) => ({ ...fault, file: '', number: index + 1 })),
    );
    expect(both).toContain(
      "{(globalThis.screenFault === 1 ? false : ((globalThis.screenFault === 2 ? false : (snapshot.hasTag('busy')))))}",
    );
  });
  test('a field by its name alone', () => {
    const text = awake('a.ts', actor, 'field wrong');
    expect(text).toContain("{ reason: (globalThis.screenFault === 3 ? '' : (reason)) }");
    expect(text).toContain("device: (globalThis.screenFault === 1 ? '' : (describeDevice()))");
  });
});

test('some of them: every kind once before one comes twice', () => {
  const faults = screenFaults('a.tsx', screen);
  expect(pickInTurn(faults, 4).map(({ kind }) => kind)).toEqual([
    'button removed',
    'event changed',
    'field wrong',
    'tag test dropped',
  ]);
  expect(pickInTurn(faults, 2, 3).map(({ kind }) => kind)).toEqual(['tag test dropped', 'disabled dropped']);
  expect(pickInTurn(faults, 99)).toHaveLength(faults.length);
});
