/** Of development alone: a real server's app never loads it. */
export { default as demo } from './demo.ts';
