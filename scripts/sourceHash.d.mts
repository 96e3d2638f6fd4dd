/** Whether anything a build is made of has changed since the last one. */
export function isStale(): Promise<boolean>;
export function rememberBuild(): Promise<void>;
