import { indexedDbRecord } from './sharedRecord.ts';
import { notifyTabs } from './tabs.ts';
import { tokenStore } from './tokenStore.ts';
import { newId } from '../runtime/newId.ts';

export const store = tokenStore({
  local: localStorage,
  shared: indexedDbRecord(),
  newId,
  notify: notifyTabs,
});
