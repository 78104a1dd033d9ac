import { lawAreas } from '../../contract/words/law-areas';
import { type Confidence, confidences } from '../../contract/words/truth';
import { carriedBy } from '../../truth/confidence';
import { type Country, isNone, type OwnEvidence, type WithholdingCell } from '../schema';
import { type Finding, objectsIn } from './finding';

const areasOfCells = lawAreas.filter((area) => area !== 'income');

const rankOf = (confidence: Confidence): number => confidences.indexOf(confidence);

/** The parts of an entry that state their own dates, confidence or sources. */
const ownIn = (entry: object): { readonly path: string; readonly own: OwnEvidence }[] =>
  [...objectsIn(entry)]
    .filter(
      ({ path, object }) =>
        path !== '' && ('sources' in object || 'confidence' in object || 'last_confirmed' in object),
    )
    .map(({ path, object }) => ({ path, own: object as OwnEvidence }));

/** What is wrong with the evidence of one cell. */
function wrongWith(
  country: Country,
  entry: { readonly confidence: Confidence; readonly sources: readonly string[] },
  { last_confirmed, confidence = entry.confidence, sources = [...entry.sources] }: OwnEvidence,
  today: string,
): string[] {
  const carried = carriedBy(sources.flatMap((id) => country.sources[id] ?? []));
  return [
    ...(last_confirmed !== undefined && last_confirmed > today
      ? [`it was last confirmed on ${last_confirmed}, which is still to come`]
      : []),
    ...(rankOf(carried) > rankOf(confidence)
      ? [`its confidence is "${confidence}", and ${sources.join(', ')} can carry no more than "${carried}"`]
      : []),
  ];
}

const twiceIn = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];

/** What is wrong with what a cell of withholding tax charges. */
function wrongInCharge(cell: WithholdingCell): string[] {
  if (isNone(cell)) return [];
  const { variants = [], threshold } = cell;
  const twice = twiceIn(variants.map(({ when }) => when)).map((payee) => `the payee "${payee}" stands twice`);
  if ('rate' in cell || threshold === undefined || ['payment', cell.scale.per].includes(threshold.per)) return twice;
  return [...twice, `the scale counts payments per ${cell.scale.per}, and the threshold per ${threshold.per}`];
}

/** Cells of withholding tax with a payee that stands twice, or a threshold that does not fit the scale. */
const wrongCharges = (country: Country): { readonly where: string; readonly message: string }[] =>
  country.withholding.flatMap((entry, i) =>
    (['resident', 'non_resident'] as const).flatMap((residency) =>
      Object.entries(entry[residency]).flatMap(([payment, cell]) =>
        (cell === undefined ? [] : wrongInCharge(cell)).map((message) => ({
          where: `withholding[${i}].${residency}.${payment}`,
          message,
        })),
      ),
    ),
  );

/** Sectors of corporate tax with the same id. */
const sectorsTwice = (country: Country): { readonly where: string; readonly message: string }[] =>
  country.corporate.flatMap(({ sector_rates }, i) =>
    twiceIn(sector_rates.map(({ id }) => id)).map((id) => ({
      where: `corporate[${i}].sector_rates`,
      message: `the sector "${id}" stands twice`,
    })),
  );

/**
 * Cells whose own evidence is wrong, thresholds that do not fit a scale, and payees and sectors that stand twice.
 *
 * @param today YYYY-MM-DD; law cannot be confirmed later
 */
export const checkCells = (country: Country, today: string): Finding[] =>
  [
    ...areasOfCells.flatMap((area) =>
      country[area].flatMap((entry, i) =>
        ownIn(entry).flatMap(({ path, own }) =>
          wrongWith(country, entry, own, today).map((message) => ({ where: `${area}[${i}].${path}`, message })),
        ),
      ),
    ),
    ...wrongCharges(country),
    ...sectorsTwice(country),
  ].map((finding) => ({ country: country.code, ...finding }));
