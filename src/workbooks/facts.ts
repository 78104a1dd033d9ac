import type { CentralBankList } from '../contract/rates';
import type { CountryCode } from '../contract/country-code';
import type { LabourLaw } from '../contract/labour';
import type { TaxLaw } from '../contract/law';
import type { ReturnList } from '../contract/returns';
import type { EmployerSetting, PeopleColumn } from '../contract/labels/people';
import { personFields } from '../contract/words/return-fields';
import { confidences } from '../contract/words/truth';
import type { MinimumWages } from '../contract/wages';
import type { Language } from '../language/languages';
import type { BookFacts } from './books';
import { moneyFormat } from '../money-format';
import { usualPay } from './usual-pay';

/** The answers of the service that a workbook is made from. */
interface BookAnswers {
  readonly law: TaxLaw;
  /** Minimum wages of the country, where some are recorded. */
  readonly wages: MinimumWages | undefined;
  /** Its labour law, where some is recorded and the workbook needs it. */
  readonly labour: LabourLaw | undefined;
  readonly banks: CentralBankList | undefined;
  /** The returns of the country, where some are recorded. */
  readonly returns: ReturnList | undefined;
}

/** What PAYROLL passes over in any table. It may take a number for pay. */
const isText = (name: string): name is PeopleColumn =>
  name !== 'name' && personFields[name as keyof typeof personFields].kind === 'text';

/** The return of a month of which most is known. */
function returnOf(returns: ReturnList | undefined): BookFacts['handIn'] {
  const found = returns?.returns.filter(({ frequency }) => frequency === 'monthly') ?? [];
  const [first] = [...found].sort(
    (one, other) => confidences.indexOf(one.layout_confidence) - confidences.indexOf(other.layout_confidence),
  );
  return (
    first && {
      id: first.id,
      name: first.name,
      person: first.person.filter(isText),
      employer: first.employer as readonly EmployerSetting[],
    }
  );
}

/** The name of a country in the language of a workbook. */
const nameIn = (country: CountryCode, language: Language, inEnglish: string): string =>
  language === 'en' ? inEnglish : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? inEnglish);

/** The categories of VAT that a drop-down offers; undefined where the country has no recorded rate. */
function categoriesOf({ vat }: TaxLaw): readonly string[] | undefined {
  if (vat === undefined || vat.kind === 'none' || vat.standard_rate === null) return undefined;
  return [...new Set(['standard', ...vat.categories.map(({ category }) => category)])];
}

/** What decides which workbooks there are for a country. */
export const bookNeeds = ({
  law,
  wages,
  labour,
}: BookAnswers): Pick<BookFacts, 'asks' | 'pay' | 'vatCategories' | 'labour'> => ({
  labour,
  asks: law.income_tax?.not_computed === undefined ? law.asks : undefined,
  pay: usualPay(law, wages, law.country.currency, 'monthly'),
  vatCategories: categoriesOf(law),
});

/** What is known for a workbook about a country. */
export function bookFacts(
  answers: BookAnswers,
  chosen: Pick<BookFacts, 'language' | 'words' | 'today' | 'countries'>,
): BookFacts {
  const { law, banks } = answers;
  const { code, currency, name } = law.country;
  const country = code as CountryCode;
  const recorded = new Map(banks?.countries.map((one) => [one.country, new Set(Object.keys(one.figures ?? {}))]));
  return {
    ...chosen,
    ...bookNeeds(answers),
    country,
    countryName: nameIn(country, chosen.language, name),
    currency,
    money: moneyFormat(currency),
    handIn: returnOf(answers.returns),
    isDated: law.income_tax?.effective_from !== null,
    isRecorded: (of, figure) => recorded.get(of)?.has(figure) === true,
  };
}
