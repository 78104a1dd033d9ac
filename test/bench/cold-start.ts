// Measures how long loading all law and the first payslip of each country take. Runs in its own process.
import type * as Engine from '../../src/engine';
import type * as References from '../../src/reference';
import type * as Data from '../../src/reference/data';

const begin = process.hrtime.bigint();
/* eslint-disable @typescript-eslint/no-require-imports -- the time of loading is what is measured */
const { countryFiles } = require('../../src/reference/data') as typeof Data;
const { createReference } = require('../../src/reference') as typeof References;
const reference = createReference(countryFiles);
const loaded = process.hrtime.bigint();
const { calculateTax } = require('../../src/engine') as typeof Engine;
const engineLoaded = process.hrtime.bigint();
for (const country of reference.countries.values()) {
  calculateTax(
    reference,
    {
      country: country.code as never,
      amount: 1_000,
      type: 'income',
      period: 'monthly',
      mode: 'gross_to_net',
      include_pension: true,
    },
    { today: '2026-11-20' },
  );
}
const calculated = process.hrtime.bigint();
console.log(
  JSON.stringify({
    load: Number(loaded - begin) / 1e6,
    code: Number(engineLoaded - loaded) / 1e6,
    calculate: Number(calculated - engineLoaded) / 1e6,
  }),
);
