/**
 * A query for Excel and Power BI: PAYE and VAT of all countries, as a table that refreshes. Excel asks for the key.
 *
 * @param service address of the service, without a slash at its end
 */
export const ratesQuery = (service: string): string => `let
    Source = Web.Contents("${service}", [
        RelativePath = "api/v1/tax/rates",
        Query = [format = "csv"],
        ApiKeyName = "api_key"
    ]),
    Rows = Csv.Document(Source, [Delimiter = ",", Encoding = 65001]),
    Rates = Table.PromoteHeaders(Rows, [PromoteAllScalars = true]),
    Typed = Table.TransformColumnTypes(Rates, {{"paye_top_rate", type number}, {"vat_rate", type number}, {"paye_last_confirmed", type date}}, "en-US")
in
    Typed`;
