import { createClient, createSession } from '../src/client';
import { type BatcherOptions, createBatcher } from './batch/batcher';

/** The folder that this page was served from is the gateway's door. */
const baseUrl = new URL('.', location.href).href.replace(/\/$/, '');

export const session = createSession({
  baseUrl,
  storage: localStorage,
  identity: () => Office.auth.getAccessToken({ allowSignInPrompt: true }),
});
const client = createClient({ baseUrl, headers: session.headers });

const send: BatcherOptions['send'] = async (items, signal) => {
  const answer = await client.call('batch', { items: [...items] }, { signal });
  return answer.success ? answer.data.results : answer;
};

/** Answers all questions of this workbook's cells. */
export const batcher = createBatcher({ send });
