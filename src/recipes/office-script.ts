/**
 * A script for Excel on the web: tax, contributions and net pay beside each row of the table `Payroll`. The key is in
 * the cell `ApiKey`.
 *
 * @param service address of the service, without a slash at its end
 */
export const payrollScript = (
  service: string,
): string => `async function main(workbook: ExcelScript.Workbook): Promise<void> {
  const service = "${service}";
  const key = workbook.getNamedItem("ApiKey").getRange().getText();
  const table = workbook.getTable("Payroll");
  const column = (name: string) => table.getColumnByName(name).getRangeBetweenHeaderAndTotal();

  const countries = column("Country").getValues();
  const gross = column("Gross").getValues();
  const items = countries.map(([country], row) => ({
    operation: "tax",
    input: { country: country, amount: gross[row][0], type: "income" },
    select: ["tax_amount", "pension", "net_amount"],
  }));

  const response = await fetch(\`\${service}/api/v1/batch\`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ items: items }),
  });
  const answer: Answer = await response.json();
  if (!answer.success) throw new Error(answer.error.message);

  const lines = answer.data.results;
  column("Tax").setValues(lines.map((line) => [line.success ? line.data.tax_amount : ""]));
  column("Contributions").setValues(lines.map((line) => [line.success ? line.data.pension ?? 0 : ""]));
  column("Net").setValues(lines.map((line) => [line.success ? line.data.net_amount : ""]));
  column("Problem").setValues(lines.map((line) => [line.success ? "" : line.error.message]));
}

interface Problem {
  message: string;
}
interface Line {
  success: boolean;
  data?: { tax_amount: number; pension?: number; net_amount: number };
  error?: Problem;
}
interface Answer {
  success: boolean;
  data?: { results: Line[] };
  error?: Problem;
}`;
