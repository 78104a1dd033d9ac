import { countryNames, namesOf } from '../../../src/contract';
import { everyCountryName, foldedName } from '../../../src/contract/country-names';
import { payDetails } from '../../../src/contract/details';
import { errorCodes } from '../../../src/contract/error-codes';
import {
  choiceTexts,
  columnTexts,
  dateText,
  figureTexts,
  headingWords,
  knownWords,
  labelsIn,
  languages,
  leaveOutTexts,
  linesTexts,
  meanings,
  meaningsByKey,
  monthNames,
  overtimePayHeadings,
  textByKey,
  totalKeys,
  wordsBesideOther,
} from '../../../src/contract/labels';
import { abbreviations, fillers, unitPatterns } from '../../../src/contract/labels/heading-words';
import { sheetReader } from '../../../src/contract/sheet-reader';
import {
  employerSettingTexts,
  peopleChoiceFields,
  peopleChoiceTexts,
  peopleColumnsByKey,
} from '../../../src/contract/labels/people';
import { largestBatch } from '../../../src/contract/limits';
import { paths } from '../../../src/contract/paths';
import { employerSettings } from '../../../src/contract/words/circumstances';
import { journalPurposes } from '../../../src/contract/words/journal';
import { personFields } from '../../../src/contract/words/return-fields';
import { labourDetails, labourDetailsOf, labourWordsOf } from '../../../src/contract/words/labour';
import { bankFigureWords } from '../../../src/contract/words/central-banks';
import { payParts } from '../../../src/contract/words/pay-parts';
import { payColumns, payrollFigures } from '../../../src/contract/words/payroll-columns';
import { frequencySynonyms } from '../../../src/contract/words/frequencies';
import { seriesWords } from '../../../src/contract/words/series';
import { unusualMinorUnits } from '../../../src/engine/money';
import { plansOfAccounts } from '../../../src/reference/journal-plans';
import { numberForms } from '../../../src/number-text';
import { countryFields } from '../../../functions/questions/country-fields';
import { figures } from '../../../functions/questions/figures';
import { type FunctionMetadata, isRequired } from './metadata';

const mapped = <Value, Result>(
  table: Readonly<Record<string, Value>>,
  result: (value: Value) => Result,
): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, result(value)]));

/** Texts with what they mean, as JSON: compared without letter case, accents and punctuation. */
const meant = <Meaning>(entries: Iterable<readonly [string, Meaning]>): Readonly<Record<string, Meaning>> =>
  Object.fromEntries(meanings(entries));

const codes = Object.keys(countryNames);

/** What the heading of a column means, by its words. */
const headings = () => ({
  units: unitPatterns,
  fillers,
  abbreviations,
  meanings: Object.fromEntries(
    [...meaningsByKey].map(([key, meaning]) => [key, [meaning.kind, 'name' in meaning ? meaning.name : null]]),
  ),
  words: mapped(headingWords, (words) => [...words]),
  date: dateText,
  totals: [...totalKeys],
  known: [...knownWords],
  texts: Object.fromEntries(textByKey),
  overtime_pay: Object.fromEntries(overtimePayHeadings),
});

/** Everything that the functions in Python know of the contract, whatever the language, as JSON. */
export const definitions = (functions: readonly FunctionMetadata[]) => ({
  functions: Object.fromEntries(functions.map(({ name, parameters }) => [name, parameters.map((one) => one.name)])),
  required: Object.fromEntries(
    functions.map(({ name, parameters }) => [name, parameters.filter(isRequired).map((one) => one.name)]),
  ),
  reader: sheetReader,
  largest_batch: largestBatch,
  number_forms: numberForms,
  /** The refusals that the same question would get again. */
  lasting_errors: Object.entries(errorCodes).flatMap(([code, { fault }]) => (fault === 'input' ? [code] : [])),
  country_codes: Object.fromEntries(codes.flatMap((code) => [code, namesOf(code).at(-1)!].map((one) => [one, code]))),
  country_names: Object.fromEntries(everyCountryName()),
  details: mapped(payDetails, ({ kind, path, example }) => ({ kind, path, example })),
  columns: meant(columnTexts),
  pay_columns: payColumns,
  pay_parts: payParts,
  headings: headings(),
  months: monthNames,
  payslip_figures: meant(figureTexts),
  figures_of_payroll: payrollFigures,
  words_of_lines: [...new Set(linesTexts.map(foldedName))],
  words_of_leave_out: leaveOutTexts.map(foldedName),
  choices: Object.fromEntries(
    Object.entries(payDetails).flatMap(([name, { kind }]) =>
      kind === 'choice' ? [[name, meant(choiceTexts(name as keyof typeof payDetails))]] : [],
    ),
  ),
  words_beside_other: Object.fromEntries(
    [...wordsBesideOther].map(([name, words]) => [name, Object.fromEntries(words)]),
  ),
  yes_and_no: meant(
    languages.flatMap((language) => [
      ...labelsIn[language].yes.map((text) => [text, true] as const),
      ...labelsIn[language].no.map((text) => [text, false] as const),
    ]),
  ),
  people: {
    headings: Object.fromEntries(peopleColumnsByKey),
    kinds: mapped(personFields, ({ kind }) => kind),
    choices: Object.fromEntries(peopleChoiceFields.map((name) => [name, meant(peopleChoiceTexts(name))])),
  },
  employer_settings: { names: meant(employerSettingTexts), of_law: employerSettings },
  return_path: paths.fillPayrollReturn.path,
  plans: mapped(plansOfAccounts, ({ countries, accounts }) => ({ countries, accounts })),
  journal_purposes: journalPurposes,
  minor_units: unusualMinorUnits,
  labour_details: labourDetails,
  labour_details_of: labourDetailsOf,
  labour_words_of: labourWordsOf,
  bank_figures: mapped(bankFigureWords, ({ indicator, path }) => ({ indicator, path })),
  frequencies: frequencySynonyms,
  series: mapped(seriesWords, ({ entities }) => entities),
  country_fields: mapped(countryFields, ({ field }) => field),
  figures: mapped(figures, ({ operation, input, part, day }) => ({ operation, input, part, day })),
});
