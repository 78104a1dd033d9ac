import { refreshEvent } from '../src/client/shared';
import { batcher, session } from './excel/service';

/** Drops the cached answers of this session and makes Excel recalculate the workbook. */
async function refresh(): Promise<void> {
  batcher.refresh();
  if (typeof Excel === 'undefined') return;
  await Excel.run(async (context) => {
    context.workbook.application.calculate(Excel.CalculationType.full);
    await context.sync();
  });
}

/** Opens the documentation at the address that the service gives. */
async function showDocumentation(): Promise<void> {
  const { docs } = await session.config();
  Office.context.ui.openBrowserWindow(docs);
}

/** A command of the ribbon. Excel waits for `completed`, whether it succeeds or fails. */
const command = (run: () => Promise<void>) => (event: Office.AddinCommands.Event) => {
  void run().finally(() => event.completed());
};

window.addEventListener(refreshEvent, () => void refresh());
// Outside Excel, in a plain web page, Office may be missing.
if (typeof Office !== 'undefined') {
  Office.actions?.associate('refresh', command(refresh));
  Office.actions?.associate('showDocumentation', command(showDocumentation));
}
