/** Public by being in this file, so that a clone starts without configuration. Production refuses them. */
export const developmentSecretKey = 'da'.repeat(32);
export const developmentDataKey = 'd0'.repeat(32);
