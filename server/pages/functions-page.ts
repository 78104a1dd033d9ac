import { countryCodes, namesOf, productName } from '../../src/contract';
import { type Example, functionOf, rangeTexts, readExamples, resultRows } from './examples';
import { formulaCode } from './formula';
import { anchors } from './headings';
import { escaped, scrolling } from './html';
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
const titleOfList = (id: string): string => (id === 'COUNTRY' ? 'Countries' : `Values for ${id.toLowerCase()}`);

function parameterRow({ name, description = '', optional, customEnumId }: Described['parameters'][number]): string {
  const list =
    customEnumId === undefined ? '' : ` <a href="#${anchorOf(customEnumId)}">${titleOfList(customEnumId)}</a>.`;
  return row(code(optional === true ? `[${name}]` : name), escaped(description) + list);
}

function exampleRow(example: Example): string {
  const rows = resultRows(example, 'en');
  const result = rows
    .map((cells) => (cells.length === 1 ? escaped(cells[0]!) : escaped(cells.join(' · '))))
    .join('<br>');
  return `<tr><th scope="row">${escaped(example.what)}</th><td>${[formulaCode(example.formula, 'en'), ...rangeTexts(example, 'en').map(escaped)].join('<br>')}</td><td>${result}</td></tr>`;
}

function functionSection({ name, description, parameters }: Described, examples: readonly Example[]): string {
  const call = `=SVC.${name}(${parameters.map((one) => (one.optional === true ? `[${one.name}]` : one.name)).join(', ')})`;
  return `
      <section id="${escaped(name)}" aria-labelledby="${escaped(name)}-title">
        <h3 id="${escaped(name)}-title">${formulaCode(call, 'en')}</h3>
        <p>${escaped(description)}</p>
        ${parameters.length === 0 ? '' : table(`Arguments of ${name}`, ['Argument', 'Meaning'], parameters.map(parameterRow))}
        ${table(`Examples of ${name}`, ['Example', 'Formula', 'Result'], examples.map(exampleRow))}
      </section>`;
}

const countryList = `
      <section id="${anchorOf('COUNTRY')}">
        <h3>${titleOfList('COUNTRY')}</h3>
        <p>A country is its code of two or three letters, or any of its names. Accents, letter case, punctuation and spaces make no difference.</p>
        ${table(
          'Countries',
          ['Code', 'Name', 'Other names'],
          countryCodes.map((one) =>
            row(code(one), escaped(namesOf(one)[0]!), namesOf(one).slice(1).map(escaped).join(' · ')),
          ),
        )}
      </section>`;

const wordList = ({ id, values }: Words): string => `
      <section id="${anchorOf(id)}">
        <h3>${titleOfList(id)}</h3>
        ${table(
          titleOfList(id),
          ['Word', 'Meaning'],
          values.map(({ stringValue, tooltip }) => row(code(stringValue), escaped(tooltip))),
        )}
      </section>`;

/**
 * Help for every function, grouped by task, with examples and the words that arguments accept. Excel opens the page at
 * the anchor of a function.
 */
export function functionsPage(frame: Frame, { functions, enums }: FunctionsMetadata): string {
  const { day, tasks } = readExamples();
  const examples = tasks.flatMap((task) => task.examples);
  // A function is listed under the first task with an example of it.
  const taskOf = (name: string): string | undefined =>
    tasks.find((task) => task.examples.some((example) => functionOf(example) === name))?.title;
  const groups = tasks
    .map(({ title }) => ({ title, members: functions.filter(({ name }) => taskOf(name) === title) }))
    .filter(({ members }) => members.length > 0);
  const contents = groups.map(({ title, members }) =>
    row(escaped(title), members.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ')),
  );
  const anchor = anchors();
  const sections = groups.map(
    ({ title, members }) => `
      <h2 id="${anchor(title)}">${escaped(title)}</h2>${members
        .map((one) =>
          functionSection(
            one,
            examples.filter((example) => functionOf(example) === one.name),
          ),
        )
        .join('')}`,
  );
  return frame({
    title: 'Functions',
    address: functionsAddress,
    body: `
      <h1>Functions of ${productName}</h1>
      <p>Type <code>=SVC.</code> in a cell. An amount or a date may be a number, a cell or a range. A range gives one result for each of its cells. Arguments in square brackets may be left out. Results are as of ${day}; later law and rates change them. <a href="/docs/excel">More on formulas and the pane</a>.</p>
      ${table('Functions by task', ['Task', 'Functions'], contents)}
      <p>Lists: ${enums.map(({ id }) => `<a href="#${anchorOf(id)}">${titleOfList(id)}</a>`).join(' · ')}</p>${sections.join('')}
      <h2 id="lists">Lists</h2>${enums.map((words) => (words.id === 'COUNTRY' ? countryList : wordList(words))).join('')}`,
  });
}
