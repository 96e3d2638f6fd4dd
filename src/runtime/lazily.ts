import { createElement, type ComponentType } from 'react';
import { announceLoaded } from './loads.ts';

export interface Module<Props = object> {
  default: ComponentType<Props>;
}

/**
 * A component whose code is loaded when it is first rendered, or ahead by `start`. React's own `lazy` would suspend
 * even when the code is there. One that failed to load throws its error from then on: browsers remember it too.
 */
export function lazily<Props extends object = object>(load: () => Promise<Module<Props>>) {
  let loading: Promise<void> | undefined;
  let loaded: Module<Props> | undefined;
  let failure: { error: unknown } | undefined;
  const start = () => {
    loading ??= load().then(
      (module) => {
        loaded = module;
        announceLoaded();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const startSafely = () =>
    start().catch((error: unknown) => {
      failure = { error };
    });
  function Screen(props: Props) {
    if (failure) throw failure.error;
    // A thrown promise suspends the component.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!loaded) throw startSafely();
    return createElement(loaded.default, props);
  }
  return { Screen, start };
}
