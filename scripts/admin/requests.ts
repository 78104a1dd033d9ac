import type { Command } from 'commander';
import { decideRequest, namedRequests } from '../../server/accounts/plan-requests';
import { commandLetters } from '../../server/people/command-letters';
import { announceDecision } from '../../server/people/plan-mails';
import { commandLine } from '../../server/command-line';
import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
import { onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { requestTable } from './pages';

/** `admin requests`: list, grant and refuse. */
export function requestCommands(program: Command): void {
  const requests = program.command('requests').description(told(message('admin_requests')));

  requests
    .command('list')
    .description(told(message('admin_requests_list')))
    .option('--all', told(message('admin_all_option')))
    .option(...jsonOption())
    .action(({ all, json }: Json & { all?: boolean }) =>
      withStore(async (store) => {
        const found = await namedRequests(store, ({ outcome }) => all === true || outcome === null);
        print(json, found, found.length === 0 ? told(message('admin_no_requests')) : requestTable(found));
      }),
    );

  for (const [command, outcome] of [
    ['grant', 'granted'],
    ['refuse', 'refused'],
  ] as const)
    requests
      .command(`${command} <request>`)
      .description(told(message(`admin_requests_${command}`)))
      .option(...jsonOption())
      .action((named: string, { json }: Json) =>
        withStore(async (store, config) => {
          const open = await namedRequests(
            store,
            ({ id, outcome: decided }) =>
              decided === null && (id === named || (named.length >= 4 && id.startsWith(named))),
          );
          const request = onlyMatch(open, named, 'request', `${commandLine('admin')} requests list`, requestTable);
          if (!(await decideRequest(store, request, outcome, new Date())))
            throw new Explained(message('admin_request_decided', { id: request.id }));
          const letters = commandLetters(config, store);
          await announceDecision(letters, store, request, outcome);
          await letters?.close();
          if (letters === undefined)
            process.stderr.write(`${told(message('admin_no_email', { person: request.askedBy }))}\n`);
          const decided = await namedRequests(store, ({ id }) => id === request.id);
          print(json, decided[0], requestTable(decided));
        }),
      );
}
