import { parse } from 'csv-parse/sync';
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const basicText = (text: string): string => `"${text.replace(/"/g, '""')}"`;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const head = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${root} PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "${root.split(':')[1]}.dtd">\n`;

/** The value of a cell as a person types it. A formula begins with `=`, an array formula with `{=`. */
export type Typed = readonly [cell: string, content: string | number];

const typedLine = ([cell, content]: Typed): string => {
  const range = `sheet.getCellRangeByName("${cell}")`;
  if (typeof content === 'number') return `${range}.setValue(${content})`;
  if (content.startsWith('{=')) return `${range}.setArrayFormula(${basicText(content.slice(1, -1))})`;
  return `${range}.${content.startsWith('=') ? 'FormulaLocal' : 'String'} = ${basicText(content)}`;
};

const officeProgram = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((place) => join(place, 'soffice'))
  .find((file) => existsSync(file));
const has = (file: string): boolean => existsSync(join(dirname(realpathSync(officeProgram!)), file));

/** Why Calc cannot run components in Python here; undefined if it can. */
export const officeWithoutPython: string | undefined =
  officeProgram === undefined
    ? 'LibreOffice not installed'
    : has('pythonloader.py')
      ? undefined
      : 'its Python not installed';

/** Why Calc cannot show a document here, not even without a screen; undefined if it can. */
export const officeWithoutViews: string | undefined =
  officeWithoutPython ??
  (has('libvclplug_genlo.so') ? undefined : 'LibreOffice without windows ends when it shows one');

/** `unopkg` refuses to work for root, so LibreOffice then runs as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

export interface Typing {
  /** Ranges whose first row is filled down: numbers count up, formulas follow. */
  readonly filled?: readonly string[];
  /** A hidden document has no view, as when a file is converted. */
  readonly hidden?: boolean;
  /** The file to open, if not a new sheet. */
  readonly file?: string;
  /** Lines of Basic for what a person does after typing. The document is `sheets`. */
  readonly then?: string;
}

/** LibreOffice without a window, with a new profile in a folder. */
export function officeIn(folder: string) {
  const profile = join(folder, 'profile');
  const inProfile = `-env:UserInstallation=${pathToFileURL(profile).href}`;

  if (nobody !== undefined) chownSync(folder, nobody.uid, nobody.gid);

  async function run(program: string, args: readonly string[]): Promise<void> {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      cwd: folder,
      timeout: 120_000,
      env: { ...process.env, HOME: folder },
      ...nobody,
    });
    const said = stderr.replace(/^Warning: failed to launch javaldx.*$/m, '').trim();
    if (said !== '') throw new Error(`${program} said: ${said}\n${stdout}`);
  }
  const soffice = (args: readonly string[]): Promise<void> =>
    run('soffice', [inProfile, '--headless', '--norestore', ...args]);

  /** Writes a macro into the profile, which accepts it only after it has been created. */
  function writeMacro(code: string): void {
    const library = join(profile, 'user/basic/Standard');
    mkdirSync(library, { recursive: true });
    writeFileSync(
      join(library, 'Module1.xba'),
      `${head('script:module')}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${escaped(code)}</script:module>`,
    );
    writeFileSync(
      join(library, 'script.xlb'),
      `${head('library:library')}<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
    );
    writeFileSync(
      join(profile, 'user/basic/script.xlc'),
      `${head('library:libraries')}<library:libraries xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
    );
  }

  return {
    profile,
    soffice,
    create: (): Promise<void> => soffice(['--terminate_after_init']),
    install: (extension: string): Promise<void> => run('unopkg', ['add', '--suppress-license', inProfile, extension]),
    /** Types into a sheet as a person would, waits until no cell waits any more, and returns what each then shows. */
    async type(
      cells: readonly Typed[],
      { filled = [], hidden = false, file, then = '' }: Typing = {},
    ): Promise<string[][]> {
      const [result, failed] = [join(folder, 'typed.csv'), join(folder, 'failed.txt')];
      const opened = file === undefined ? 'private:factory/scalc' : pathToFileURL(file).href;
      // Without a handler, an error would wait for somebody to close its message.
      writeMacro(`Sub Main
  On Error Goto failed
  Dim opened(0) As New com.sun.star.beans.PropertyValue
  opened(0).Name = "Hidden"
  opened(0).Value = ${hidden ? 'True' : 'False'}
  sheets = StarDesktop.loadComponentFromURL(${basicText(opened)}, "_blank", 0, opened())
  sheet = sheets.Sheets.getByIndex(0)
  ${hidden ? '' : 'sheets.CurrentController.Frame.activate()'}
  ${cells.map(typedLine).join('\n  ')}
  ${filled.map((range) => `sheet.getCellRangeByName("${range}").fillAuto(0, 1)`).join('\n  ')}
  ${then}
  waiting = sheet.createSearchDescriptor()
  waiting.SearchString = "…"
  waiting.SearchType = 1
  tries = 0
  Do While tries < 600 And Not IsNull(sheet.findFirst(waiting))
    Wait 100
    tries = tries + 1
  Loop
  Dim args(1) As New com.sun.star.beans.PropertyValue
  args(0).Name = "FilterName"
  args(0).Value = "Text - txt - csv (StarCalc)"
  args(1).Name = "FilterOptions"
  args(1).Value = "44,34,76,1,,1033,false,false"
  sheets.storeToURL(${basicText(pathToFileURL(result).href)}, args())
  sheets.close(True)
  Exit Sub
failed:
  Open ${basicText(failed)} For Output As #1
  Print #1, "Line " & Erl & ": " & Error$
  Close #1
  StarDesktop.terminate()
End Sub`);
      await soffice(['macro:///Standard.Module1.Main']);
      if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
      return parse(readFileSync(result, 'utf8')) as string[][];
    },
  };
}
