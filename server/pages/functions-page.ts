import { countryCodes, namesOf, productName } from '../../src/contract';
import type { Language } from '../../src/language/languages';
import { message, type Sentence } from '../../src/language/message';
import { countryTerm } from '../../src/language/terms';
import { type Example, functionOf, isErrorResult, rangeTexts, readExamples, resultIn, resultRows } from './examples';
import { excelError } from './excel-words';
import { formulaCode, formulaIn } from './formula';
import { cellsIn, guideText } from './guide-texts';
import { anchors } from './headings';
import { escaped, isolated, scrolling } from './html';
import { saidOnPage } from './language';
import { functionsAddress } from './menu';
import type { Frame } from './page';

/** The functions as Excel knows them. */
export interface FunctionsMetadata {
  readonly functions: readonly Described[];
  readonly enums: readonly Words[];
}
interface Described {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description?: string;
    readonly optional?: boolean;
    readonly customEnumId?: string;
  }[];
}
/** The words that Excel offers for a parameter. */
interface Words {
  readonly id: string;
  readonly values: readonly { readonly stringValue: string; readonly tooltip: string }[];
}

const code = (text: string): string => `<code>${escaped(text)}</code>`;
const table = (label: string, head: readonly string[], rows: readonly string[]): string =>
  scrolling(
    label,
    `<table class="stacked"><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
const row = (head: string, ...cells: readonly string[]): string =>
  `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** The anchor of a list of words on the page. */
const anchorOf = (id: string): string => `list-${id.toLowerCase()}`;
const titleOfList = (id: string, said: Said): string =>
  said(id === 'COUNTRY' ? message('functions_countries') : message('functions_values_for', { name: id.toLowerCase() }));

/** Says a sentence of the page. */
type Said = (sentence: Sentence) => string;

function parameterRow(
  { name, description = '', optional, customEnumId }: Described['parameters'][number],
  said: Said,
): string {
  const list =
    customEnumId === undefined
      ? ''
      : ` <a href="#${anchorOf(customEnumId)}">${escaped(titleOfList(customEnumId, said))}</a>.`;
  return row(code(optional === true ? `[${name}]` : name), escaped(description) + list);
}

function resultText(example: Example, language: Language): string {
  const result = resultIn(example, language);
  if (isErrorResult(result)) return `${code(excelError(result.error, language))} ${escaped(result.message)}`;
  return resultRows(example, language)
    .map((cells) => isolated(cells.join(' · ')))
    .join('<br>');
}

function exampleRow(given: Example, language: Language): string {
  const example = cellsIn(given, language);
  const formula = formulaCode(formulaIn(example.formula, language), language);
  return `<tr><th scope="row">${escaped(guideText(example.what, language))}</th><td>${[formula, ...rangeTexts(example, language).map(escaped)].join('<br>')}</td><td>${resultText(example, language)}</td></tr>`;
}

function functionSection(
  { name, description, parameters }: Described,
  examples: readonly Example[],
  language: Language,
  said: Said,
): string {
  const call = `=SVC.${name}(${parameters.map((one) => (one.optional === true ? `[${one.name}]` : one.name)).join(', ')})`;
  return `
      <section id="${escaped(name)}" aria-labelledby="${escaped(name)}-title">
        <h3 id="${escaped(name)}-title">${formulaCode(formulaIn(call, language), language)}</h3>
        <p>${escaped(description)}</p>
        ${
          parameters.length === 0
            ? ''
            : table(
                said(message('functions_arguments_of', { name })),
                [said(message('functions_argument')), said(message('functions_meaning'))],
                parameters.map((one) => parameterRow(one, said)),
              )
        }
        ${table(
          said(message('functions_examples_of', { name })),
          [said(message('functions_example')), said(message('functions_formula')), said(message('functions_result'))],
          examples.map((one) => exampleRow(one, language)),
        )}
      </section>`;
}

/** The names of a country: in the language first. */
function namesIn(country: (typeof countryCodes)[number], said: Said): readonly string[] {
  return [...new Set([said(countryTerm(country)), ...namesOf(country)])];
}

const countryList = (said: Said): string => `
      <section id="${anchorOf('COUNTRY')}">
        <h3>${titleOfList('COUNTRY', said)}</h3>
        <p>${escaped(said(message('functions_country_how')))}</p>
        ${table(
          said(message('functions_countries')),
          [
            said(message('functions_country_code')),
            said(message('functions_country_name')),
            said(message('functions_other_names')),
          ],
          countryCodes.map((one) => {
            const [name, ...others] = namesIn(one, said);
            return row(code(one), escaped(name!), others.map(escaped).join(' · '));
          }),
        )}
      </section>`;

const wordList = ({ id, values }: Words, said: Said): string => `
      <section id="${anchorOf(id)}">
        <h3>${escaped(titleOfList(id, said))}</h3>
        ${table(
          titleOfList(id, said),
          [said(message('functions_word')), said(message('functions_meaning'))],
          values.map(({ stringValue, tooltip }) => row(code(stringValue), escaped(tooltip))),
        )}
      </section>`;

/**
 * Help for every function, grouped by task, with examples and the words that arguments accept. Excel opens the page at
 * the anchor of a function, which is the same in every language.
 *
 * @param metadata in the language
 */
export function functionsPage(frame: Frame, { functions, enums }: FunctionsMetadata, language: Language): string {
  const said: Said = (sentence) => saidOnPage(sentence, language);
  const { day, tasks } = readExamples();
  const examples = tasks.flatMap((task) => task.examples);
  // A function is listed under the first task with an example of it.
  const taskOf = (name: string): string | undefined =>
    tasks.find((task) => task.examples.some((example) => functionOf(example) === name))?.title;
  const groups = tasks
    .map(({ title }) => ({ title, members: functions.filter(({ name }) => taskOf(name) === title) }))
    .filter(({ members }) => members.length > 0);
  const contents = groups.map(({ title, members }) =>
    row(
      escaped(guideText(title, language)),
      members.map(({ name }) => `<a href="#${name}">${isolated(name)}</a>`).join(' · '),
    ),
  );
  const anchor = anchors();
  const sections = groups.map(
    ({ title, members }) => `
      <h2 id="${anchor(title)}">${escaped(guideText(title, language))}</h2>${members
        .map((one) =>
          functionSection(
            one,
            examples.filter((example) => functionOf(example) === one.name),
            language,
            said,
          ),
        )
        .join('')}`,
  );
  const prefix = '=SVC.';
  const intro = escaped(said(message('functions_intro', { prefix, day }))).replace(prefix, code(prefix));
  const lists = enums.map(({ id }) => `<a href="#${anchorOf(id)}">${escaped(titleOfList(id, said))}</a>`);
  return frame({
    title: said(message('menu_functions')),
    written: language,
    address: functionsAddress,
    body: `
      <h1>${escaped(said(message('functions_title', { product: productName })))}</h1>
      <p>${intro} <a href="/docs/excel">${escaped(said(message('functions_more')))}</a>.</p>
      ${table(
        said(message('functions_by_task')),
        [said(message('functions_task')), said(message('menu_functions'))],
        contents,
      )}
      <p>${escaped(said(message('functions_list')))} ${lists.join(' · ')}</p>${sections.join('')}
      <h2 id="lists">${escaped(said(message('functions_lists')))}</h2>${enums.map((words) => (words.id === 'COUNTRY' ? countryList(said) : wordList(words, said))).join('')}`,
  });
}
