import { employerSettingLabel } from '../../../src/contract/labels/people';
import type { Language } from '../../../src/language/languages';
import { exact } from '../../../ui/words/numbers';
import type { EmployerBlock } from '../../parts/hand-in/employer-fields';

/** What the reader chose for payslips. */
export interface PayslipWants {
  readonly country: string;
  readonly month: string;
  readonly language: Language;
  readonly employer: EmployerBlock;
  readonly logo: string;
  readonly paper: string;
  readonly files: string;
}

const numbers = ['tax_number', 'social_security_number'] as const;

/** The lines of an address. */
function addressOf({ address, postal_code: code, city }: EmployerBlock): readonly string[] {
  return [address, [code, city].filter(Boolean).join(' ')].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}

/** A password opens a file of its own, so it is left out of one file of all. */
function rowFor(files: string, { password, ...row }: Readonly<Record<string, unknown>>) {
  return files === 'each' && password !== undefined ? { ...row, password } : row;
}

/** The request for payslips of rows. */
export function payslipsRequest(
  { country, month, language, employer, logo, paper, files }: PayslipWants,
  rows: readonly Readonly<Record<string, unknown>>[],
): object {
  const identifiers = numbers.flatMap((name) =>
    employer[name] === undefined
      ? []
      : [{ name: employerSettingLabel(name, language).slice(0, 40), value: employer[name].slice(0, 40) }],
  );
  const address = addressOf(employer);
  return {
    country,
    month,
    lang: language,
    employer: {
      name: employer.name,
      ...(address.length === 0 ? {} : { address }),
      ...(identifiers.length === 0 ? {} : { identifiers }),
    },
    ...(logo === '' ? {} : { logo }),
    paper,
    files,
    rows: rows.map((row) => rowFor(files, row)),
  };
}

/** Bytes as kilobytes, in the digits of the reader. */
export const kilobytes = (bytes: number): string => exact(Math.ceil(bytes / 1_000));
