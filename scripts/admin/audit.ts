import { type Command, Option } from 'commander';
import { stringify } from 'csv-stringify/sync';
import type { AuditEntry } from '../../server/store/audit';
import { type AuditAction, auditActions } from '../../src/contract/words/audit';
import { isDay } from '../../src/day';
import { CommandRefused } from '../command/failure';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { namedAccount } from './named';
import { auditTable } from './pages';

interface AuditOptions extends Json {
  readonly account?: string;
  readonly actor?: string;
  readonly action?: AuditAction;
  readonly subject?: string;
  readonly start?: string;
  readonly end?: string;
  readonly most: string;
  readonly csv?: boolean;
}

function dayOf(option: string, text: string | undefined): string | undefined {
  if (text === undefined || isDay(text)) return text;
  throw new CommandRefused(`${option} takes a day of the calendar, for example 2026-11-20.`);
}

function numberOf(text: string): number {
  const most = Number(text);
  if (!Number.isInteger(most) || most < 1 || most > 1_000_000)
    throw new CommandRefused('--most takes a whole number from 1 to 1000000.');
  return most;
}

const csv = (entries: readonly AuditEntry[]): string =>
  stringify(entries as AuditEntry[], {
    bom: true,
    header: true,
    columns: ['id', 'at', 'account', 'actor', 'action', 'subject', 'before', 'after'],
    escape_formulas: true,
  }).trimEnd();

/** `admin audit`: who changed what. */
export function auditCommands(program: Command): void {
  program
    .command('audit')
    .description('show who changed what, newest first. Nobody can change or delete an entry')
    .option('--account <account>', 'only changes of one account')
    .option('--actor <name>', 'only changes by this address, token or administrator')
    .addOption(new Option('--action <action>', 'only changes of this kind').choices([...auditActions]))
    .option('--subject <id>', 'only changes of this key, member, token or account')
    .option('--start <day>', 'first day (UTC)')
    .option('--end <day>', 'last day (UTC)')
    .option('--most <number>', 'the most entries to show', '100')
    .option('--csv', 'print as CSV')
    .option('--json', 'print as JSON')
    .action(({ account, actor, action, subject, start, end, most, csv: asCsv, json }: AuditOptions) =>
      withStore(async (store) => {
        const last = dayOf('--end', end);
        const entries = await store.auditTrail(
          {
            account: account === undefined ? undefined : (await namedAccount(store, account)).id,
            actor,
            action,
            subject,
            from: dayOf('--start', start),
            to: last && `${last}T23:59:59.999Z`,
          },
          numberOf(most),
        );
        const none = 'Nothing was changed.';
        print(json, entries, asCsv === true ? csv(entries) : entries.length === 0 ? none : auditTable(entries));
      }),
    );
}
