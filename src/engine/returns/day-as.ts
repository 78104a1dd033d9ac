/**
 * A day in the form of a return: `DD/MM/YYYY`, `YYYYMMDD`, `MM/YYYY`, `YYYY`.
 *
 * @param day YYYY-MM-DD
 */
export function dayAs(day: string, form: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MM: month,
    M: String(Number(month)),
    DD: date,
  };
  return form.replace(/YYYY|YY|MM|M|DD/g, (part) => parts[part]!);
}
