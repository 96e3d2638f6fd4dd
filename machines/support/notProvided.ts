import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** The stub every machine declares for an effect: it says which actor `src/actors` must provide. */
export const notProvided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor ${name} is not provided`)));

/** The same for a listener: an actor that sends events to the machine for as long as its state lasts. */
export const listenerNotProvided = <Input = void>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`actor ${name} is not provided`);
  });
