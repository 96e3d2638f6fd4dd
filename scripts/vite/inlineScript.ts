import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** The minified code of a script that stands within the page itself. The server allows it by its hash. */
export async function inlineScript(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true, target: 'es2022' });
  return code.trim();
}
