import type { Plugin } from 'vite';

const firstTexts = /\/src\/i18n\/([^/]+)\/first\.ts$/;
const script = '<script src="/boot.js"';

/** Tells public/boot.js where each language's first texts are, so that they load before the app asks for them. */
export function textsAhead(): Plugin {
  return {
    name: 'davomat-texts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((output) => {
          const language = output.type === 'chunk' && firstTexts.exec(output.facadeModuleId ?? '')?.[1];
          return language ? [[language, `/${output.fileName}`]] : [];
        });
        if (files.length === 0 || !html.includes(script))
          throw new Error('no first texts, or no boot.js in index.html');
        return html.replace(script, `${script} data-texts='${JSON.stringify(Object.fromEntries(files))}'`);
      },
    },
  };
}
