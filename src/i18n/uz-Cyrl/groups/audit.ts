/** The area of who changed what, which only its screen needs. */
export { default as audit } from '../insight/audit.ts';
