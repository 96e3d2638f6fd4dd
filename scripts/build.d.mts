/** Bundles the server into `folder` (default: dist/server). */
export function buildServer(folder?: string): Promise<void>;
export function build(): Promise<void>;
