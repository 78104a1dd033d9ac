import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { defined } from '../../defined';
import { message } from '../../language/message';
import { lawWord } from '../../language/terms';
import type { CorporateRegime, Country, OwnEvidence } from '../../reference/schema';
import { stateOf } from '../../reference/law-cells';
import { metaOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import { cellEvidence, hasOwnEvidence } from '../law/cell-evidence';
import { entryFor } from '../law/dated';
import type { DayAsked, LawEvidence } from '../law/evidence';
import { subjects } from '../law/subjects';
import { calculateLevy } from './calculate-levy';
import { type CompiledCorporate, compileCorporate } from './compile-corporate';
import { corporateNotices } from './corporate-notices';
import { levy } from './levy';
import type { PreparedLevy } from './prepared-levy';

/** Most questions about a country differ only in turnover. */
const questions = keptQuestions<Outcome<PreparedLevy>>(256);

/** Refuses a sector without a recorded rate of its own, and names those that have one. */
function unknownSector({ name: country }: Country, { sector_rates }: CorporateRegime, sector: string) {
  const sectors = sector_rates.map(({ id, sector: name }) =>
    message('behind_in_brackets', { what: id, inner: lawWord(name) }),
  );
  return fail(
    'invalid_sector',
    sectors.length === 0
      ? message('no_sector_rates', { country })
      : message('sector_unknown', { sector, country, sectors }),
  );
}

/** The facts behind an answer: the entry, and the cells that it rests on where they have evidence of their own. */
function evidenceFor(
  country: Country,
  regime: CorporateRegime,
  { small, minimum }: CompiledCorporate,
  asked: DayAsked,
): LawEvidence[] {
  const { small_company, minimum_tax } = regime;
  const cells: (OwnEvidence | undefined)[] = [
    small ? small_company : undefined,
    minimum === 'computed' || stateOf(minimum_tax) === 'none' ? minimum_tax : undefined,
  ];
  const own = cells.filter((cell) => cell !== undefined).filter(hasOwnEvidence);
  return [{}, ...own].map((cell) => cellEvidence(country, regime, cell, asked, subjects.corporate));
}

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.corporate, { ...request, today }, subjects.corporate);
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const sector = regime.sector_rates.find(({ id }) => id === request.sector);
  if (sector === undefined && request.sector !== undefined) return unknownSector(country, regime, request.sector);
  const asked = { turnover: request.turnover, sector };
  const compiled = compileCorporate(regime, asked);
  const evidence = evidenceFor(country, regime, compiled, found.value);
  return done({
    levy: levy(compiled, country.currency),
    taxYear: year.label,
    meta: metaOf(evidence, [
      ...evidence.flatMap(({ notices }) => notices),
      ...corporateNotices(country, regime, compiled, asked),
    ]),
    stated: defined({ sector: sector?.id }),
    mayBeZero: stateOf(regime.minimum_tax) === 'rate',
    noticesAt: (amount) => (amount === 0 && compiled.minimum === 'computed' ? [message('no_profit_minimum_due')] : []),
  });
}

/** Corporate tax prepared for a request, whatever its amount. */
export function corporateQuestion(country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> {
  const { tax_year, pay_date, turnover, sector } = request;
  const place = questions(context, country).at(tax_year, pay_date, turnover, sector);
  return (place.kept ??= prepare(country, request, context));
}

/** Corporate tax on a year's taxable profit. */
export function calculateCorporateTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const question = corporateQuestion(country, request, context);
  return question.ok ? calculateLevy(country, request, question.value) : question;
}
