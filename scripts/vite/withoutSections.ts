import type { Plugin } from 'vite';

/** Which section of the specification a transition stands for is told by the charts; the app does not read it. */
export const withoutSections = (): Plugin => ({
  name: 'without-sections',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/machines/flows/')
      ? { code: code.replaceAll(/\bmeta: \{ spec: '\d+' \},?/g, ''), map: null }
      : undefined,
});
