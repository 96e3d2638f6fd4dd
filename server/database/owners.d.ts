export const owners: Readonly<Record<string, readonly string[]>>;
export const views: readonly string[];
export const readModels: Readonly<Record<string, readonly string[]>>;
