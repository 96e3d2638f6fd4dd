/** Texts that are loaded when the first of them is to be shown. */
export { default as companyProblems } from '../shared/companyProblems.ts';
