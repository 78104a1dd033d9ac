/** The thread that lays out payslips. It makes a piece of the file each time one is asked for, so little is in memory. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PayslipDocument, PayslipPrint } from '../../src/documents/payslip-document';
import { payslipFile } from './payslip-files';

/** What the thread prints. */
export interface PayslipTask {
  readonly print: PayslipPrint;
  readonly slips: readonly PayslipDocument[];
}

const { print, slips } = workerData as PayslipTask;
const pieces = payslipFile(print, slips);

parentPort?.on('message', () => {
  void pieces.next().then(
    ({ done, value }) => parentPort?.postMessage(done === true ? null : Buffer.concat(value)),
    (problem: unknown) => {
      // The reason goes to nobody: it might repeat what a row says.
      parentPort?.postMessage({ failed: problem instanceof Error ? problem.name : 'Error' });
    },
  );
});
