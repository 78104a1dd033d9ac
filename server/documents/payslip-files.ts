import { Zip, ZipPassThrough } from 'fflate';
import type { PayslipDocument, PayslipPrint } from '../../src/documents/payslip-document';
import { payslipPdf, payslipsPdf } from './payslip-pdf';

/** A ZIP file with a PDF for each payslip, in pieces of bytes. The PDFs are compressed already. */
async function* payslipsZip(
  print: PayslipPrint,
  slips: readonly PayslipDocument[],
): AsyncGenerator<readonly Uint8Array[]> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem !== null) throw problem;
    chunks.push(chunk);
  });
  for (const slip of slips) {
    const entry = new ZipPassThrough(`${slip.fileName}.pdf`);
    zip.add(entry);
    entry.push(await payslipPdf(print, slip), true);
    yield chunks;
    chunks = [];
  }
  zip.end();
  yield chunks;
}

/** The file that was asked for, in pieces of bytes: one for each payslip, and the end. */
export const payslipFile = (print: PayslipPrint, slips: readonly PayslipDocument[]) =>
  print.files === 'one' ? payslipsPdf(print, slips) : payslipsZip(print, slips);
