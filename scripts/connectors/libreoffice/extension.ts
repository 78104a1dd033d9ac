import { strToU8, zipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productName, productVersion } from '../../../src/contract/product';
import { type Language, languages } from '../../../src/language/languages';
import { projectRoot } from '../../command/project';
import { definitions } from './definitions';
import { calcFunctions } from './metadata';
import { languageFile, officeText } from './languages';
import { addInRegistry, escaped, interfaceSource, menuRegistry, optionsRegistry } from './registry';

const source = join(projectRoot, 'connectors/libreoffice');

/** The files that are packed as they are. */
const written = (): Readonly<Record<string, Uint8Array>> =>
  Object.fromEntries(
    (readdirSync(source, { recursive: true }) as string[])
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.(py|xml|xcs|xcu|xdl)$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(source, path))]),
  );

/** The file that says in a language what the extension is. */
const aboutFile = (language: Language): string => `description/${language}.txt`;

const json = (content: unknown): Uint8Array => strToU8(`${JSON.stringify(content, null, 1)}\n`);

const description = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<description xmlns="http://openoffice.org/extensions/description/2006" xmlns:dep="http://openoffice.org/extensions/description/2006" xmlns:l="http://libreoffice.org/extensions/description/2011" xmlns:xlink="http://www.w3.org/1999/xlink">
  <identifier value="svcfinance.calc"/>
  <version value="${productVersion.replace(/-[a-z]+/, '')}"/>
  <display-name><name lang="en">${escaped(productName)}</name></display-name>
  <publisher><name xlink:href="http://localhost:3000/support" lang="en">SVC</name></publisher>
  <icon><default xlink:href="icon.png"/></icon>
  <extension-description>${languages.map((language) => `<src lang="${language}" xlink:href="${aboutFile(language)}"/>`).join('')}</extension-description>
  <dependencies><l:LibreOffice-minimal-version value="7.4" dep:name="LibreOffice 7.4"/></dependencies>
</description>
`;

/** A file in each language. */
const inEach = (
  path: (language: Language) => string,
  content: (language: Language) => Uint8Array,
): Readonly<Record<string, Uint8Array>> =>
  Object.fromEntries(languages.map((language) => [path(language), content(language)]));

/** The files of the extension by path. It needs a built add-in, whose metadata describe the functions. */
export function extensionFiles(): Readonly<Record<string, Uint8Array>> {
  const functions = calcFunctions();
  return {
    ...written(),
    'description.xml': strToU8(description()),
    ...inEach(aboutFile, (language) => strToU8(`${officeText('about', language)}\n`)),
    'icon.png': readFileSync(join(projectRoot, 'assets/icon-64.png')),
    'functions.idl': strToU8(interfaceSource(functions)),
    'CalcAddIns.xcu': strToU8(addInRegistry(functions)),
    'Addons.xcu': strToU8(menuRegistry()),
    'OptionsDialog.xcu': strToU8(optionsRegistry()),
    'pythonpath/svc_calc/definitions.json': json(definitions(functions)),
    ...inEach(
      (language) => `pythonpath/svc_calc/languages/${language}.json`,
      (language) => json(languageFile(language, functions)),
    ),
  };
}

/** The extension as an archive that LibreOffice installs. The same sources give the same bytes. */
export const packedExtension = (): Uint8Array => zipSync(extensionFiles(), { mtime: new Date(2000, 0, 1) });

export const extensionName = `svc-finance-africa-${productVersion}.oxt`;
