/** `fuel_type` or `calculateTax` as `FuelType` or `CalculateTax`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|[_-])([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** `getFuelPricesV1` as `get_fuel_prices_v1`. */
export const snake = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();

/** The name of one of several: `Entries` as `Entry`, `Rates` as `Rate`. */
export const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');

/** The name of the function that goes through every page: `iterateChanges` for `getChanges`. */
export const iterating = (id: string): string => id.replace(/^get/, 'iterate');
