import { checkTreaties, type Finding } from '../../src/reference/check';
import { PayerTreaties } from '../../src/reference/schema';

/**
 * Runs every check on one file of tax treaties.
 *
 * @param file its name, such as KE.json
 * @param text its content
 * @param today YYYY-MM-DD
 */
export function checkTreatyFile(file: string, text: string, today: string): readonly Finding[] {
  const found = (where: string, message: string): Finding => ({
    country: file.slice(0, 2),
    where: `treaties ${where}`,
    message,
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (problem) {
    return [found(file, `it is not JSON: ${problem instanceof Error ? problem.message : String(problem)}`)];
  }
  const parsed = PayerTreaties.safeParse(content);
  return parsed.success
    ? checkTreaties(parsed.data, file, today)
    : parsed.error.issues.map(({ path, message }) => found(path.join('.'), message));
}
