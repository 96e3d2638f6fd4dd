import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { reportColumns } from './columns.ts';
import { chosenColumns, reportKinds, reportProblem, type ReportKind } from './kinds.ts';

const kinds = Object.keys(reportKinds) as ReportKind[];

describe('what is wrong with a report that is asked for', () => {
  const columns = ['date'];

  it.each([
    [{ kind: 'tardiness', from: '2026-01', to: '2026-12', columns }, undefined],
    [
      { kind: 'tardiness', from: '2026-02', to: '2026-01', columns },
      { field: 'to', code: 'datesCross' },
    ],
    [
      { kind: 'tardiness', from: '2025-12', to: '2026-12', columns },
      { field: 'to', code: 'monthOutOfRange' },
    ],
    [
      { kind: 'tardiness', from: '2026-02', columns },
      { field: 'to', code: 'required' },
    ],
    [
      { kind: 'timesheet', from: '2026-01', to: '2026-02', columns: [] },
      { field: 'to', code: 'monthOutOfRange' },
    ],
    [{ kind: 'timesheet', from: '2026-01', to: '2026-01', columns: [] }, undefined],
    [
      { kind: 'timesheet', from: '2026-01', to: '2026-01', columns },
      { field: 'columns', code: 'unknownField' },
    ],
    [{ kind: 'people', columns: ['pinfl'] }, undefined],
    [
      { kind: 'people', columns: [] },
      { field: 'columns', code: 'required' },
    ],
    [
      { kind: 'people', columns },
      { field: 'columns', code: 'unknownField' },
    ],
  ] as const)('%j', (asked, problem) => {
    expect(reportProblem(asked)).toEqual(problem);
  });
});

it('columns come in the order of the kind', () => {
  expect(chosenColumns('people', ['unit', 'lastName', 'other'])).toEqual(['lastName', 'unit']);
});

it.each(kinds)('no two columns of %s are headed the same', (kind) => {
  for (const language of languages) {
    const headings = reportKinds[kind].columns.map((key) => reportColumns[key].heading[language]);
    expect(new Set(headings).size).toBe(headings.length);
  }
});
