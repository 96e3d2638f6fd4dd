import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { DraftEvent } from '#machines/support/draft.ts';
import {
  blankForm,
  toDraft,
  type EmployeeDraft,
} from '#machines/flows/employees/employeeCreation/employeeForm.ts';
import type { DraftStore } from '#src/runtime/drafts/draftStore.ts';
import { draftKeeper, loadDraft } from './employeeDraft.ts';

const draft = (firstName: string): EmployeeDraft => toDraft('identity', { ...blankForm, firstName }, null);
const draftChanged = (firstName: string): DraftEvent<EmployeeDraft> => ({
  type: 'draft.changed',
  draft: draft(firstName),
});

/** Each write waits until `settle` lets it through. */
function slowStore() {
  const waiting: (() => void)[] = [];
  const log: unknown[] = [];
  const later = (entry: unknown) =>
    new Promise<void>((resolve) => {
      waiting.push(() => {
        log.push(entry);
        resolve();
      });
    });
  const store: DraftStore = {
    read: async () => undefined,
    write: (_owner, _form, kept) => later((kept as EmployeeDraft).form.firstName),
    remove: () => later('removed'),
  };
  const settle = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { store, log, settle };
}

const load = (kept: unknown) => {
  const store = { ...slowStore().store, read: async () => kept };
  return toPromise(createActor(loadDraft(store), { input: { owner: 'owner' } }).start());
};

describe('the keeper of a draft', () => {
  test('writes one draft at a time, and of those that arrive meanwhile only the newest', async () => {
    const { store, log, settle } = slowStore();
    const keeper = createActor(draftKeeper(store), { input: { owner: 'owner' } }).start();
    for (const name of ['A', 'Az', 'Azi', 'Aziz']) keeper.send(draftChanged(name));
    for (let i = 0; i < 4; i += 1) await settle();
    expect(log).toEqual(['A', 'Aziz']);
  });

  test('writes nothing after the form is closed, but still removes a draft', async () => {
    const { store, log, settle } = slowStore();
    const keeper = createActor(draftKeeper(store), { input: { owner: 'owner' } }).start();
    keeper.send(draftChanged('A'));
    keeper.send(draftChanged('Az'));
    keeper.stop();
    for (let i = 0; i < 3; i += 1) await settle();
    expect(log).toEqual(['A']);

    const other = createActor(draftKeeper(store), { input: { owner: 'owner' } }).start();
    other.send(draftChanged('B'));
    other.send({ type: 'draft.dropped' });
    other.stop();
    for (let i = 0; i < 3; i += 1) await settle();
    expect(log).toEqual(['A', 'B', 'removed']);
  });
});

describe('a loaded draft', () => {
  test('is the one that was kept', async () => {
    expect(await load(draft('Aziza'))).toEqual(draft('Aziza'));
  });

  test.each([
    ['nothing', undefined],
    ['another shape', { step: 'identity' }],
    ['a card number', { ...draft('Aziza'), form: { ...blankForm, cardNumber: '8600490744313347' } }],
  ])('is none when there is %s', async (_name, kept) => {
    expect(await load(kept)).toBeNull();
  });
});
