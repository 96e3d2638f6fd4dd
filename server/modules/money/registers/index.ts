/** Registers of payments that a bank gets as a file, and the bank’s answer to them. Other modules use only what this file exports. */
export { registerHandlers } from './registerRoutes.ts';
