/** The listener that receives Back and Forward before the router does. */
export const back: { heard?: (event: PopStateEvent) => void } = {};

// Listeners of the window are called in the order they were added: the entry imports this before the router is there.
addEventListener('popstate', (event) => back.heard?.(event));
