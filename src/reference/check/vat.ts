import { type Country, isNone } from '../schema';
import type { Finding } from './finding';

/**
 * VAT categories whose reduced rate is not one of the country's reduced rates, and reduced rates not below the standard
 * rate. Also standard rates where no such tax exists.
 */
export function checkVat(country: Country): Finding[] {
  return country.vat.flatMap((regime, i) => {
    const where = `vat[${i}]`;
    const rates = isNone(regime.reduced) ? [] : (regime.reduced ?? []).map(({ rate }) => rate);
    const found = (message: string): Finding => ({ country: country.code, where, message });
    return [
      ...Object.entries(regime.categories).flatMap(([category, treatment]) =>
        treatment?.rate !== undefined && !rates.includes(treatment.rate)
          ? [found(`"${category}" is taxed at ${treatment.rate} %, which is not a reduced rate of the country`)]
          : [],
      ),
      ...rates
        .filter((rate) => regime.standard !== undefined && rate >= regime.standard)
        .map((rate) => found(`the reduced rate ${rate} % is not below the standard rate`)),
      ...(regime.kind === 'none' && regime.standard !== undefined
        ? [found('there is no such tax, and yet a standard rate')]
        : []),
    ];
  });
}
