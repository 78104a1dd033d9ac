import { checkComputable } from '../../src/engine/check-law';
import { say } from '../../src/language/say';
import { checkCountry, checkIdentity, type Finding } from '../../src/reference/check';
import { Country } from '../../src/reference/schema';

/** The findings in a country file, and the country if the file can be read. */
interface CheckedFile {
  readonly country: Country | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Runs every check on one country file.
 *
 * @param file its name, such as KE.json
 * @param text its content
 * @param today YYYY-MM-DD
 */
export function checkFile(file: string, text: string, today: string): CheckedFile {
  const code = file.slice(0, 2);
  const found = (where: string, message: string): Finding => ({ country: code, where, message });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (problem) {
    return {
      country: undefined,
      findings: [found(file, `it is not JSON: ${problem instanceof Error ? problem.message : String(problem)}`)],
    };
  }
  const parsed = Country.safeParse(content);
  if (!parsed.success)
    return {
      country: undefined,
      findings: parsed.error.issues.map(({ path, message }) => found(path.join('.'), message)),
    };
  const country = parsed.data;
  return {
    country,
    findings: [
      ...checkIdentity(country, file),
      ...checkCountry(country, today),
      ...checkComputable(country, today).map((finding) => ({ ...finding, message: say(finding.message) })),
    ],
  };
}
