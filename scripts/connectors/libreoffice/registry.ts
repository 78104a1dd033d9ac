import { productName } from '../../../src/contract/product';
import { functionText } from '../../../src/language/function-texts';
import { type Language, languages } from '../../../src/language/languages';
import { argumentText, officeText } from './languages';
import type { FunctionMetadata } from './metadata';

/** What the menu is called. */
const menuName = 'SVC Finance';

/** The namespace of the functions in formulas, as in Excel. */
const namespace = 'SVC';

/** The name under which Calc stores the functions in a document. It must never change. */
const service = 'svcfinance.calc.Functions';

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** A name that UNO accepts: without underscores. */
const unoName = (name: string): string => name.replace(/_(\w)/g, (_found, letter: string) => letter.toUpperCase());

/**
 * The interface of the functions in UNOIDL. LibreOffice reads the source itself, so nothing is compiled. Each argument
 * is `any`: a number, text, a range, or nothing. Calc passes the document as the first argument, and does not show it.
 */
export function interfaceSource(functions: readonly FunctionMetadata[]): string {
  const methods = functions.map(({ name, parameters }) => {
    const shown = parameters.map((parameter) => `, [in] any ${unoName(parameter.name)}`).join('');
    return `    any ${name.toLowerCase()}([in] com::sun::star::beans::XPropertySet document${shown});`;
  });
  return `module svcfinance { module calc {\n  interface XFunctions {\n${methods.join('\n')}\n  };\n}; };\n`;
}

/** The locale under which LibreOffice looks for a language. It finds `pt` for Brazil, and takes English for any other. */
const officeLocale = (language: Language): string => (language === 'en' ? 'en-US' : language);

const value = (text: string, language: Language): string =>
  `<value xml:lang="${officeLocale(language)}">${escaped(text)}</value>`;

/** A text that is the same in every language. */
const property = (name: string, text: string): string => `<prop oor:name="${name}">${value(text, 'en')}</prop>`;

/** A text in every language. */
const spoken = (name: string, textIn: (language: Language) => string): string =>
  `<prop oor:name="${name}">${languages.map((language) => value(textIn(language), language)).join('')}</prop>`;

const node = (name: string, inside: string): string => `<node oor:name="${name}" oor:op="replace">${inside}</node>`;

const registry = (name: string, nodes: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<oor:component-data xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" oor:name="${name}" oor:package="org.openoffice.Office">`,
    nodes,
    '</oor:component-data>\n',
  ].join('\n');

/** A property of a menu, whose schema is open, so that it states its type. */
const typed = (name: string, values: string): string =>
  `<prop oor:name="${name}" oor:type="xs:string">${values}</prop>`;

/**
 * What Calc shows of the functions. The compatibility name is the one that Excel writes into a workbook for a custom
 * function. LibreOffice 7.4 does not read it from there; a command of the menu does.
 */
export function addInRegistry(functions: readonly FunctionMetadata[]): string {
  const nodes = functions.map(({ name, description, parameters }) =>
    node(
      name.toLowerCase(),
      [
        property('DisplayName', `${namespace}.${name}`),
        spoken('Description', (language) => functionText(description, language)),
        '<prop oor:name="Category"><value>Add-In</value></prop>',
        property('CompatibilityName', `_xldudf_${namespace}_${name}`),
        `<node oor:name="Parameters">${parameters
          .map((one) =>
            // Calc calls every argument optional that may be a range. Were it of another type, a cell could not say which
            // argument is missing.
            node(
              unoName(one.name),
              `${property('DisplayName', one.name)}${spoken('Description', (language) => argumentText(one, language))}`,
            ),
          )
          .join('')}</node>`,
      ].join(''),
    ),
  );
  return registry(
    'CalcAddIns',
    `<node oor:name="AddInInfo">${node(service, `<node oor:name="AddInFunctions">\n${nodes.join('\n')}\n</node>`)}</node>`,
  );
}

/** The commands of the menu, with their texts. */
const commands = [
  ['refresh', 'menu_refresh'],
  ['excel', 'menu_excel'],
  ['options', 'menu_options'],
] as const;

/** The menu of Calc. */
export const menuRegistry = (): string =>
  registry(
    'Addons',
    `<node oor:name="AddonUI"><node oor:name="OfficeMenuBar">${node(
      'svcfinance.calc',
      [
        typed('Title', value(menuName, 'en')),
        typed('Context', '<value>com.sun.star.sheet.SpreadsheetDocument</value>'),
        `<node oor:name="Submenu">\n${commands
          .map(([command, text], at) =>
            node(
              String(at + 1),
              `${typed('URL', `<value>service:svcfinance.calc.Commands?${command}</value>`)}${typed(
                'Title',
                languages.map((language) => value(officeText(text, language), language)).join(''),
              )}`,
            ),
          )
          .join('\n')}\n</node>`,
      ].join(''),
    )}</node></node>`,
  );

/** The page under Tools, Options. */
export const optionsRegistry = (): string =>
  registry(
    'OptionsDialog',
    `<node oor:name="Nodes"><node oor:name="SvcFinance" oor:op="fuse">${property('Label', productName)}<prop oor:name="AllModules"><value>true</value></prop><node oor:name="Leaves"><node oor:name="Service" oor:op="fuse">${[
      '<prop oor:name="Id"><value>svcfinance.calc</value></prop>',
      spoken('Label', (language) => officeText('options_page', language)),
      '<prop oor:name="OptionsPage"><value>%origin%/options.xdl</value></prop>',
      '<prop oor:name="EventHandlerService"><value>svcfinance.calc.Options</value></prop>',
    ].join('')}</node></node></node></node>`,
  );
