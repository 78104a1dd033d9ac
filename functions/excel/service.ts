import { connectAddin, pageStorage } from '../../src/client';
import { sheetReaderIn } from '../../src/contract/sheet-reader';
import { type BatcherOptions, createBatcher } from '../batch/batcher';
import { sessionLanguage } from './language';

const { session, client } = connectAddin(window, {
  fixedHeaders: async () => sheetReaderIn(await sessionLanguage()),
});

export { client, session };

/** The settings that the pane stores for the functions. */
export const storage = pageStorage(window);

const send: BatcherOptions['send'] = async (items, signal) => {
  const answer = await client.call('batch', { items: [...items] }, { signal });
  return answer.success ? answer.data.results : answer;
};

/** Answers the questions of every cell in this workbook. */
export const batcher = createBatcher({ send });
