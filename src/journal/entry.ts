import type { JournalEntry, JournalLine, OwnAccount } from '../contract/journal';
import { type JournalPurpose, journalPurposes } from '../contract/words/journal';
import { toMajor } from '../engine/money';
import type { Account, PlanOfAccounts } from '../reference/schema';
import { debited, type Posting } from './postings';

/** Chooses the account of a posting: an own account of its line, one of its purpose, or that of the plan. */
export function accountsOf(plan: PlanOfAccounts, own: readonly OwnAccount[]) {
  return ({ purpose, line, kinds }: Posting): Account => {
    const ofPurpose = own.filter((account) => account.purpose === purpose);
    const chosen =
      ofPurpose.find((account) => account.line !== undefined && account.line === line) ??
      ofPurpose.find((account) => account.line === undefined);
    if (chosen !== undefined) return { number: chosen.number ?? null, name: chosen.name };
    const { number, name, by = {} } = plan.accounts[purpose];
    const others = kinds.map((kind) => (by as Readonly<Record<string, Account>>)[kind]);
    const [first] = others;
    // Parts of pay that share a line have an account of their own only if it is the same for all.
    return first !== undefined && others.every((other) => other?.number === first.number) ? first : { number, name };
  };
}

/** Postings of one purpose and line together, in the order of purposes and without sums of 0. */
function together(postings: readonly Posting[]): readonly Posting[] {
  const found = new Map<JournalPurpose, Map<string | null, Posting>>(
    journalPurposes.map((purpose) => [purpose, new Map()]),
  );
  for (const posting of postings) {
    const lines = found.get(posting.purpose)!;
    const { amount } = lines.get(posting.line) ?? { amount: 0 };
    lines.set(posting.line, { ...posting, amount: amount + posting.amount });
  }
  return [...found.values()].flatMap((lines) => [...lines.values()]).filter(({ amount }) => amount !== 0);
}

/** What an entry needs beside its postings. */
interface EntryParts {
  readonly accountOf: (posting: Posting) => Account;
  /** Names a posting for which the law has no name. */
  readonly textOf: (posting: Posting) => string;
  /** Minor units in one unit of the currency. */
  readonly minor: number;
}

/** The entry of some rows. It throws if debits and credits differ, which no payslip may bring about. */
export function entryOf(
  value: string | null,
  rows: number,
  postings: readonly Posting[],
  { accountOf, textOf, minor }: EntryParts,
): JournalEntry {
  const sums = { debit: 0, credit: 0 };
  const lines = together(postings).map((posting): JournalLine => {
    const { purpose, line, name, amount } = posting;
    const side = debited.has(purpose) === amount > 0 ? 'debit' : 'credit';
    sums[side] += Math.abs(amount);
    const { number, name: accountName } = accountOf(posting);
    return {
      purpose,
      line,
      text: name ?? textOf(posting),
      account: { number, name: accountName },
      debit: 0,
      credit: 0,
      [side]: toMajor(Math.abs(amount), minor),
    };
  });
  if (sums.debit !== sums.credit) throw new Error('A payroll journal does not balance.');
  return { value, rows, lines, debits: toMajor(sums.debit, minor), credits: toMajor(sums.credit, minor) };
}
