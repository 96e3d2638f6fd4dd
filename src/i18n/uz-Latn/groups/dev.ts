/** Of development alone: a real server's app never shows it. */
export { default as demo } from '../development/demo.ts';
