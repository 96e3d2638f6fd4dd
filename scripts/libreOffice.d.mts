export function libreOfficePath(): string | undefined;
export function ensureLibreOffice(): void;
