export function lintContract(json: string): Promise<string[]>;
