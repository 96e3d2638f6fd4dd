export function contractFiles(): Promise<Record<string, string>>;
export function generateContract(): Promise<void>;
export function staleContractFiles(): Promise<string[]>;
