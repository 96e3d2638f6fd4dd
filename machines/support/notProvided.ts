import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** Stub for an actor that `src/actors` must provide; rejects with its name. */
export const notProvided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor ${name} is not provided`)));

/** The same for a listener, an actor that sends events to the machine while its state is active. */
export const listenerNotProvided = <Input = void>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`actor ${name} is not provided`);
  });
