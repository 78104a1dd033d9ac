// Reads the pages of a PDF in a thread: the reader is a module that jest cannot import.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

const { pdf, password } = workerData;
const document = await getDocumentProxy(new Uint8Array(pdf), password === undefined ? {} : { password });
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const [, , width, height] = page.view;
  // A piece of text for each font and each direction: a reader sees single spaces.
  const text = items.map(({ str = '' }) => str).join(' ');
  pages.push({ width, height, text: text.replace(/\s+/g, ' ').trim() });
}
parentPort.postMessage(pages);
