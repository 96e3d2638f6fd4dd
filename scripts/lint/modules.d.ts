export const modules: readonly string[];
export function moduleOf(file: string): string | undefined;
