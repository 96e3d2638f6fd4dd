import { useSyncExternalStore } from 'react';
import { onWatched, watchedNow, type Watched } from './watch.ts';

/** What the actors of this tab do, from the moment somebody first asked. */
export const useWatched = (): Watched => useSyncExternalStore(onWatched, watchedNow);
