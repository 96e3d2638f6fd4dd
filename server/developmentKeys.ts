/** Known to everyone who reads this file, so that a clone starts without setting anything. Production refuses them. */
export const developmentSecretKey = 'da'.repeat(32);
export const developmentDataKey = 'd0'.repeat(32);
