import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peoplePages } from '../../src/contract/people';
import { message } from '../../src/language/message';
import { refuse } from '../errors/refused';
import { keepFor, sendKept } from '../pages/kept';
import { pageHeaders } from '../pages/page';
import { projectRoot } from '../settings/project';

const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' };

/** The pages for people: one file, which shows what its address says. It holds nothing about anybody. */
export function pageRoutes(app: FastifyInstance, folder = projectRoot): void {
  const file = join(folder, 'dist', 'dashboard', 'index.html');
  const kept = keepFor((text: string) => text);
  for (const address of Object.values(peoplePages))
    app.get(address, { config: { open: true } }, async (request, reply) => {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) throw refuse('not_found', message('dashboard_not_built'));
      return sendKept(request, reply, kept(text), headers);
    });
}
