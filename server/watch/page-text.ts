import type { PageText } from '../../src/watch/page';
import { inThread } from '../work/in-thread';
import type { PageAnswer, PageBytes } from './page-worker';

/** Limits for reading a page. The largest gazettes need a third of them. */
const limits = { seconds: 30, heapMegabytes: 400 };

/** The form of a page by what it says of itself; undefined where it is none that can be read. */
function formOf(bytes: Uint8Array, contentType: string | undefined): PageBytes['form'] | undefined {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  if (start.startsWith('%PDF-')) return 'pdf';
  const type = contentType?.split(';')[0]!.trim().toLowerCase();
  if (type === undefined) return /<(!doctype html|html|head|body|table|p)\b/i.test(start) ? 'html' : undefined;
  return ['text/html', 'application/xhtml+xml', 'text/plain'].includes(type) ? 'html' : undefined;
}

/** The encoding that a page states, in its header or in its first bytes. */
function encodingOf(bytes: Uint8Array, contentType: string | undefined): string {
  const start = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  const stated = /charset\s*=\s*["']?([\w-]+)/i;
  return stated.exec(contentType ?? '')?.[1] ?? stated.exec(start)?.[1] ?? 'utf-8';
}

/** The text of a page, which a thread takes apart; or why it cannot be read. */
export async function textOfPage(
  bytes: Uint8Array,
  contentType: string | undefined,
): Promise<{ readonly text: PageText } | { readonly why: string }> {
  const form = formOf(bytes, contentType);
  if (form === undefined) return { why: `The page is neither HTML nor PDF (${contentType ?? 'no type'}).` };
  const page: PageBytes = { bytes, form, encoding: encodingOf(bytes, contentType) };
  const read = await inThread<PageAnswer>(__dirname, 'page-worker', page, limits);
  if (read.kind === 'too_much') return { why: 'The page takes too much time or memory to read.' };
  if (read.kind === 'broken' || read.answer === undefined)
    return { why: `The page is no ${form.toUpperCase()} that can be read.` };
  return { text: read.answer };
}
