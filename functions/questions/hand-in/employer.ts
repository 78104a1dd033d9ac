import {
  type EmployerSetting,
  employerSettingLabel,
  employerSettingMeant,
  employerSettingTexts,
} from '../../../src/contract/labels/people';
import {
  employerSettings as settingsOfLaw,
  type EmployerSetting as SettingOfLaw,
} from '../../../src/contract/words/circumstances';
import { detailMeant } from '../../../src/contract/labels';
import { nearest } from '../../../src/contract/nearest';
import { wrong } from '../../cell/failure';
import { isUnset, textOf } from '../../cell/values';
import { quoted, type Value, words } from '../../cell/words';
import { dayIn, valueOf as detailValue } from '../detail-value';
import { labelValue } from '../label-value';
import { type DetailNames, namedValues } from '../named-values';
import { monthOf } from '../payroll-facts';

type Name = EmployerSetting | SettingOfLaw;
type Stated = string | number;

/** What a return is told of the employer, and the month. */
export type Employer = Partial<Record<Name, Stated>>;

const namesOfLaw = Object.keys(settingsOfLaw) as readonly SettingOfLaw[];
const isOfLaw = (name: Name): name is SettingOfLaw => name in settingsOfLaw;

/** The settings that are days. */
const days: readonly Name[] = ['issued_on', 'due_on'];

function meant(text: string): Name | undefined {
  const detail = detailMeant(text);
  return (
    employerSettingMeant(text) ?? namesOfLaw.find((name) => name === text.trim() || settingsOfLaw[name] === detail)
  );
}

const labelOf = (name: Name): Value =>
  isOfLaw(name) ? labelValue(settingsOfLaw[name]) : (language) => employerSettingLabel(name, language);

function nameOf(text: string): Name {
  const name = meant(text);
  if (name !== undefined) return name;
  const near = nearest(
    text,
    employerSettingTexts.map(([one]) => one),
  );
  const said = { text: quoted(text.trim()) };
  throw wrong(
    near === undefined ? words('employer_unknown', said) : words('employer_misspelt', { ...said, meant: near }),
  );
}

const names: DetailNames<Name, Stated> = {
  isName: (text) => meant(text) !== undefined,
  nameOf,
  statedAlone(text) {
    throw wrong(words('employer_without_value', { label: labelOf(nameOf(text)) }));
  },
  isBlank: (_name, cell) => isUnset(cell),
  valueOf(name, value) {
    if (name === 'month') return monthOf(value);
    if (isOfLaw(name)) return detailValue(settingsOfLaw[name], value) as Stated;
    return days.includes(name) ? dayIn(value) : textOf(value, 300);
  },
  labelOf,
  advice: words('write_employer'),
};

/**
 * Who the employer is, from text or from a range of names and values.
 *
 * @param employer text such as `tax number=P051234567Z; month=2026-11`, or a range of two columns or two rows
 * @throws CellError with a message that says how to correct it
 */
export const employerOf = (employer: unknown): Employer => namedValues(employer, names);
