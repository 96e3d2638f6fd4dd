const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** How the keys of the search are written on this device. */
export const searchKeys = isMac ? '⌘ K' : 'Ctrl K';
