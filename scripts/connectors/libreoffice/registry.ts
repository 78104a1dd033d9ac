import { type FunctionMetadata, inCalc, isRequired } from './metadata';

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

const property = (name: string, text: string): string =>
  `<prop oor:name="${name}"><value xml:lang="en-US">${escaped(text)}</value></prop>`;
const node = (name: string, inside: string): string => `<node oor:name="${name}" oor:op="replace">${inside}</node>`;

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
        property('Description', inCalc(description)),
        '<prop oor:name="Category"><value>Add-In</value></prop>',
        property('CompatibilityName', `_xldudf_${namespace}_${name}`),
        `<node oor:name="Parameters">${parameters
          .map((one) =>
            // Calc calls every argument optional that may be a range. Were it of another type, a cell could not say which
            // argument is missing.
            node(
              unoName(one.name),
              `${property('DisplayName', one.name)}${property('Description', `${isRequired(one) ? 'Required. ' : ''}${inCalc(one.description)}`)}`,
            ),
          )
          .join('')}</node>`,
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<oor:component-data xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" oor:name="CalcAddIns" oor:package="org.openoffice.Office">',
    `<node oor:name="AddInInfo">${node(service, `<node oor:name="AddInFunctions">\n${nodes.join('\n')}\n</node>`)}</node>`,
    '</oor:component-data>\n',
  ].join('\n');
}
