import { openFile } from '../../../src/workers/sheets/openFile.ts';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void data.arrayBuffer().then((bytes) => {
    const rows = openFile(new Uint8Array(bytes)).sheets.map((sheet) => sheet.rows());
    postMessage(rows.reduce((sum, { length }) => sum + length, 0));
  });
});
