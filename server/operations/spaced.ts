/** A row of a table with its countries in one cell. */
export const withSpacedCountries = <Row extends { readonly countries: readonly string[] }>({
  countries,
  ...row
}: Row): Omit<Row, 'countries'> & { readonly countries: string } => ({ ...row, countries: countries.join(' ') });
