import { partnerName } from '../../words/labels';
import { readerLanguage } from '../../../ui/language/reader';
import { say } from '../../../ui/language/say';
import type { TreatyRow } from '../../../src/contract/treaty';
import type { PaymentType } from '../../../src/contract/words/payment-types';
import { percents } from '../../../ui/words/numbers';

/** The treaty with one country, and what it says about each type of payment. */
export interface TreatyWith {
  readonly partner: string;
  /** What a reader must know before using the rates; undefined for a treaty in force. */
  readonly doubt: string | undefined;
  readonly rates: Readonly<Partial<Record<PaymentType, TreatyRow>>>;
}

const doubtOf = ({ in_force, state }: TreatyRow): string | undefined => {
  if (state === 'not_in_force') return say('signed_not_in_force');
  return in_force === null ? say('in_force_not_established') : undefined;
};

/** The rows of the service as one row a treaty, by the name of the country. */
export function treatiesByPartner(rows: readonly TreatyRow[]): readonly TreatyWith[] {
  const found = new Map<string, TreatyWith>();
  for (const row of rows) {
    const key = `${row.partner_name} ${row.group ?? ''}`;
    const before = found.get(key);
    found.set(key, {
      partner: partnerName(row.partner, row.partner_name),
      doubt: doubtOf(row),
      rates: { ...before?.rates, [row.payment_type]: row },
    });
  }
  return [...found.values()].sort((a, b) => a.partner.localeCompare(b.partner, readerLanguage()));
}

/** The rate as a number where it stands alone, for a sheet; else in words. */
export function rateInSheet(row: TreatyRow | undefined): string | number {
  const isAlone = row?.state === 'rate' && row.rate !== null && row.conditions.every(({ rate }) => rate === row.rate);
  return isAlone ? row.rate! : ratesInWords(row);
}

/** The general rate and those under conditions: `15 / 5 %`. Empty where nothing is recorded. */
export function ratesInWords(row: TreatyRow | undefined): string {
  if (row === undefined || row.state === 'not_recorded') return '';
  const general = row.state === 'no_limit' ? [null] : row.rate === null ? [] : [row.rate];
  const all = [...new Set([...general, ...row.conditions.map(({ rate }) => rate)])];
  const numbers = all.filter((rate) => rate !== null);
  // The domestic rate comes first where it is the general one.
  const parts = numbers.length === 0 ? [] : [percents(numbers)];
  if (!all.includes(null)) return parts.join('');
  return (all[0] === null ? [say('domestic_rate'), ...parts] : [...parts, say('domestic_rate')]).join(' / ');
}
