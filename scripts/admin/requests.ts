import type { Command } from 'commander';
import { decideRequest, namedRequests } from '../../server/accounts/plan-requests';
import { commandLetters } from '../../server/people/command-letters';
import { announceDecision } from '../../server/people/plan-mails';
import { commandLine } from '../../server/command-line';
import { CommandRefused } from '../command/failure';
import { onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { requestTable } from './pages';

/** `admin requests`: list, grant and refuse. */
export function requestCommands(program: Command): void {
  const requests = program.command('requests').description('what accounts ask for: a higher plan');

  requests
    .command('list')
    .description('list the open requests, oldest first')
    .option('--all', 'also those that are decided')
    .option('--json', 'print as JSON')
    .action(({ all, json }: Json & { all?: boolean }) =>
      withStore(async (store) => {
        const found = await namedRequests(store, ({ outcome }) => all === true || outcome === null);
        print(json, found, found.length === 0 ? 'There are no open requests.' : requestTable(found));
      }),
    );

  for (const [command, outcome, description] of [
    ['grant', 'granted', 'grant a request: the account moves to the plan'],
    ['refuse', 'refused', 'refuse a request: the plan stays'],
  ] as const)
    requests
      .command(`${command} <request>`)
      .description(description)
      .option('--json', 'print as JSON')
      .action((named: string, { json }: Json) =>
        withStore(async (store, config) => {
          const open = await namedRequests(
            store,
            ({ id, outcome: decided }) =>
              decided === null && (id === named || (named.length >= 4 && id.startsWith(named))),
          );
          const request = onlyMatch(open, named, 'request', `${commandLine('admin')} requests list`, requestTable);
          if (!(await decideRequest(store, request, outcome, new Date())))
            throw new CommandRefused(`The request ${request.id} was decided in the meantime.`);
          const letters = commandLetters(config, store);
          await announceDecision(letters, store, request, outcome);
          await letters?.close();
          if (letters === undefined)
            process.stderr.write(`No email was sent, because SVC_SMTP_URL is empty. Tell ${request.askedBy}.\n`);
          const decided = await namedRequests(store, ({ id }) => id === request.id);
          print(json, decided[0], requestTable(decided));
        }),
      );
}
