import { useSyncExternalStore } from 'react';
import { onWatched, watchedNow, type Watched } from './watch.ts';

/** What the actors of this tab do, recorded from the moment the inspector is first opened. */
export const useWatched = (): Watched => useSyncExternalStore(onWatched, watchedNow);
