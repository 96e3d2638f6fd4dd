/** Actions that are no page. Apart from the pages, whose list comes with the menu. */
export const actions = { keys: 'keys', chart: 'chart' } as const;
