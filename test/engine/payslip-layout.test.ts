import { TaxRequest } from '../../src/contract';
import { preparedPay } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const context = { today: '2026-11-21' };

test.each([...createReference(countryFiles).countries.values()].map((country) => [country.code, country] as const))(
  '%s: the sections of a payslip follow each other without gaps, tax and employee contributions first',
  (code, country) => {
    const ready = preparedPay(country, TaxRequest.parse({ country: code, amount: 1, type: 'income' }), context);
    if (!ready.ok) return;
    const { form, deducted } = ready.value;
    const { layout, lines, tables } = form;
    const { sections, values } = layout;
    let line = 0;
    for (const { first, end } of Object.values(sections)) {
      expect(first).toBe(line);
      line = end;
    }
    expect(line).toBe(values.length);
    expect(Object.keys(sections).slice(0, 2)).toEqual(['tax', 'contributions']);
    expect(deducted).toBe(1 + lines.contributions.length);
    expect(tables.map(({ first }) => first)[0]).toBe(sections.brackets.first);
  },
);
