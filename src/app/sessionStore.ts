import { indexedDbRecord } from '../actors/session/sharedRecord.ts';
import { tellTabs } from '../actors/session/tabs.ts';
import { tokenStore } from '../actors/session/tokenStore.ts';
import { newId } from './newId.ts';

export const store = tokenStore({ local: localStorage, shared: indexedDbRecord(), newId, tell: tellTabs });
