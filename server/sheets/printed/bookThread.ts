import { parentPort, workerData } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import type { BookPortion, BookSetup } from './book.ts';
import { addForm, formWriter } from './formSheet.ts';
import { addTable, tableWriter } from './tableSheet.ts';

/**
 * Collects the rows of a book and, asked for the file with null, sends it. A thread of its own, because the library needs
 * seconds without a pause for thousands of people.
 */
const book = new ExcelJS.Workbook();
const { form, table } = workerData as BookSetup;
const writeForm = formWriter(addForm(book, form), form);
const writeTable = tableWriter(addTable(book, table), table.columns);

parentPort!.on('message', (portion: BookPortion | null) => {
  if (portion === null) {
    void book.xlsx.writeBuffer().then((file) => parentPort!.postMessage(file));
    return;
  }
  portion.form.forEach(writeForm);
  portion.table.forEach(writeTable);
  parentPort!.postMessage('taken');
});
