import type { CountryInfo, TaxLaw } from '../../src/contract';
import type { CellState } from '../../src/contract/words/cell-states';
import { taxpayers } from '../../src/contract/words/taxpayers';
import { specialVatCategories } from '../../src/contract/words/vat';
import { entryOn } from '../../src/engine/law/dated';
import { countryFiles } from '../../src/reference/data';
import { type Cell, gainCells, stateOf, vatCells, withholdingCells } from '../../src/reference/law-cells';
import { service } from '../support/service';

const today = new Date().toISOString().slice(0, 10);

/** A cell of the law as a request asks for it. */
interface AskedCell {
  readonly country: string;
  readonly state: CellState;
  readonly note: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

const asked = (country: string, cell: Cell, fields: AskedCell['fields']): AskedCell => ({
  country,
  state: stateOf(cell),
  note: cell?.note,
  fields,
});

const payments = countryFiles.flatMap((country) => {
  const regime = entryOn(country, country.withholding, today);
  return regime === undefined
    ? []
    : withholdingCells(regime).map(({ payment_type, residency, cell }) =>
        asked(country.code, cell, { type: 'withholding', payment_type, residency }),
      );
});
const gains = countryFiles.flatMap((country) => {
  const regime = entryOn(country, country.capital_gains, today);
  return regime === undefined
    ? []
    : taxpayers.map((taxpayer) =>
        asked(country.code, gainCells(regime)[taxpayer], { type: 'capital_gains', taxpayer }),
      );
});
/** The first cells in a state, of at most four countries. */
const inState = (cells: readonly AskedCell[], wanted: CellState): readonly AskedCell[] =>
  cells
    .filter(
      ({ state, country }, i) =>
        state === wanted && cells.findIndex((cell) => cell.state === wanted && cell.country === country) === i,
    )
    .slice(0, 4);

describe.each([
  ['withholding', payments],
  ['capital gains', gains],
])('%s', (_, cells) => {
  test.each(inState(cells, 'rate'))('a rate: $country $fields', async ({ country, fields }) => {
    const { status, body } = await service.post('/api/tax', { country, amount: 1_000_000, ...fields });
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty('levied');
  });

  test.each(inState(cells, 'none'))('none by law: $country $fields', async ({ country, fields, note }) => {
    const { status, body } = await service.post('/api/tax', { country, amount: 1_000_000, ...fields });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ tax_amount: 0, net_amount: 1_000_000, levied: false });
    expect(body.meta.sources.length).toBeGreaterThan(0);
    if (note !== undefined) expect(body.meta.notices).toContain(note);
  });

  test.each(inState(cells, 'not_established'))('not established: $country $fields', async ({ country, fields }) => {
    const { status, body } = await service.post('/api/tax', { country, amount: 1_000_000, ...fields });
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'not_established' });
    expect(body.error.message).toMatch(/could not be established\. .*Ask the tax authority of /);
  });
});

test('every kind of cell that a request can name is tried in every state', () => {
  expect(inState(payments, 'none').length).toBeGreaterThan(0);
  expect(inState(gains, 'none').length).toBeGreaterThan(0);
  expect(inState(payments, 'not_established').length).toBeGreaterThan(0);
  expect(inState(gains, 'not_established').length).toBeGreaterThan(0);
});

test('the law and the country information state each cell', async () => {
  for (const country of countryFiles) {
    const law = (await service.get(`/api/v1/tax/law?country=${country.code}`)).body.data as unknown as TaxLaw;
    const info = (await service.get(`/api/tax?country=${country.code}`)).body.data as unknown as CountryInfo;
    const withholding = entryOn(country, country.withholding, today);
    if (withholding !== undefined) {
      const states = withholdingCells(withholding).map(({ cell }) => stateOf(cell));
      expect(law.withholding_tax!.cells.map(({ state }) => state)).toEqual(states);
      const { resident, non_resident } = info.withholding_tax!.states;
      expect([...Object.values(resident), ...Object.values(non_resident)]).toEqual(states);
      for (const { state, rate, brackets } of law.withholding_tax!.cells)
        expect(rate !== null || brackets !== undefined).toBe(state === 'rate');
    }
    const vat = entryOn(country, country.vat, today)!;
    for (const category of [...specialVatCategories, 'reduced_rate'] as const) {
      expect(law.vat!.cells[category].state).toBe(stateOf(vatCells(vat)[category]));
      expect(info.vat!.states[category]).toBe(stateOf(vatCells(vat)[category]));
    }
    const corporate = entryOn(country, country.corporate, today)!;
    expect(law.corporate_tax!.cells.minimum_tax).toMatchObject({ state: stateOf(corporate.minimum_tax) });
    expect(info.corporate_tax!.states.small_company).toBe(stateOf(corporate.small_company));
  }
});

// Libya has a note on its missing minimum tax.
test('«none» comes with its note', async () => {
  const { body } = await service.get('/api/v1/tax/law?country=LY');
  expect((body.data as unknown as TaxLaw).corporate_tax!.cells.minimum_tax).toEqual({
    state: 'none',
    note: expect.stringContaining('no minimum tax'),
  });
});
