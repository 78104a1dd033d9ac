import { type Command, Option } from 'commander';
import { stringify } from 'csv-stringify/sync';
import type { AuditEntry } from '../../server/store/audit';
import { type AuditAction, auditActions } from '../../src/contract/words/audit';
import { isDay } from '../../src/day';
import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
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
  throw new Explained(message('admin_audit_day_wrong', { option }));
}

function numberOf(text: string): number {
  const most = Number(text);
  if (!Number.isInteger(most) || most < 1 || most > 1_000_000) throw new Explained(message('admin_audit_most_wrong'));
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
    .description(told(message('admin_audit')))
    .option('--account <account>', told(message('admin_audit_account_option')))
    .option('--actor <name>', told(message('admin_audit_actor_option')))
    .addOption(new Option('--action <action>', told(message('admin_audit_action_option'))).choices([...auditActions]))
    .option('--subject <id>', told(message('admin_audit_subject_option')))
    .option('--start <day>', told(message('admin_audit_start_option')))
    .option('--end <day>', told(message('admin_audit_end_option')))
    .option('--most <number>', told(message('admin_audit_most_option')), '100')
    .option('--csv', told(message('admin_audit_csv_option')))
    .option(...jsonOption())
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
        const none = told(message('admin_nothing_changed'));
        print(json, entries, asCsv === true ? csv(entries) : entries.length === 0 ? none : auditTable(entries));
      }),
    );
}
