export const onBothEngines: readonly string[];
export const provenOnPostgresAlone: readonly string[];
