/** The parts of Google's services that the package uses, as Apps Script offers them. */
export interface GoogleServices {
  readonly CacheService: { getDocumentCache(): Cache | null };
  readonly PropertiesService: { getUserProperties(): Properties };
  readonly UrlFetchApp: { fetch(url: string, request: UrlFetchRequest): UrlFetchResponse };
  readonly Utilities: {
    readonly Charset: { readonly UTF_8: unknown };
    readonly DigestAlgorithm: { readonly SHA_256: unknown };
    /** Reads the text as US-ASCII unless a character set is named. */
    computeDigest(algorithm: unknown, text: string, charset?: unknown): number[];
    base64Encode(bytes: number[]): string;
    formatDate(date: Date, timeZone: string, format: string): string;
    parseDate(text: string, timeZone: string, format: string): Date;
    sleep(milliseconds: number): void;
  };
  readonly SpreadsheetApp: {
    getActiveSpreadsheet(): Spreadsheet;
    getUi(): Ui;
    flush(): void;
    newDataValidation(): ValidationBuilder;
  };
  readonly HtmlService: { createTemplateFromFile(name: string): HtmlTemplate };
  readonly Session: {
    /** The language of the person, such as `fr`. It needs no permission. */
    getActiveUserLocale(): string;
  };
}

/** Texts by key. A value has at most 100 KB, a key at most 250 characters. */
export interface Cache {
  getAll(keys: string[]): Readonly<Record<string, string>>;
  putAll(values: Readonly<Record<string, string>>, seconds: number): void;
  put(key: string, value: string, seconds: number): void;
}

/** In a custom function, the properties of the user who owns the spreadsheet, and read-only. */
export interface Properties {
  getProperty(name: string): string | null;
  setProperty(name: string, value: string): unknown;
}

interface UrlFetchRequest {
  readonly method: 'get' | 'post';
  readonly contentType?: string;
  readonly payload?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns error statuses in place of throwing them. */
  readonly muteHttpExceptions: boolean;
  /** Google would send the headers to the new address, too. */
  readonly followRedirects: boolean;
}

export interface UrlFetchResponse {
  getResponseCode(): number;
  getContentText(): string;
  getHeaders(): Readonly<Record<string, unknown>>;
}

export interface Spreadsheet {
  getSpreadsheetTimeZone(): string;
  /** Language and country, such as `fr_FR`. */
  getSpreadsheetLocale(): string;
  getSheets(): Sheet[];
  /** Adds a sheet behind those that there are. */
  insertSheet(name: string, index: number): Sheet;
  setActiveSheet(sheet: Sheet): unknown;
  getCurrentCell(): Range | null;
  toast(message: string, title: string): void;
}

export interface Sheet {
  getName(): string;
  createTextFinder(text: string): TextFinder;
  /** Rows and columns are counted from 1. */
  getRange(row: number, column: number, rows: number, columns: number): Area;
  getMaxRows(): number;
  getMaxColumns(): number;
  insertRowsAfter(row: number, count: number): unknown;
  insertColumnsAfter(column: number, count: number): unknown;
  /** @param width in pixels */
  setColumnWidth(column: number, width: number): unknown;
  setFrozenRows(count: number): unknown;
  setFrozenColumns(count: number): unknown;
}

/** Several cells. */
export interface Area {
  /** Text that begins with an equals sign is a formula. */
  setValues(values: (string | number)[][]): unknown;
  setNumberFormat(format: string): unknown;
  setFontWeight(weight: 'bold'): unknown;
  setFontStyle(style: 'italic'): unknown;
  setFontSize(size: number): unknown;
  setFontColor(color: string): unknown;
  setBackground(color: string): unknown;
  setDataValidation(rule: Validation): unknown;
}

/** A drop-down. */
export interface Validation {
  getCriteriaValues(): unknown[];
}

interface ValidationBuilder {
  requireValueInList(values: string[], showDropdown: boolean): ValidationBuilder;
  requireValueInRange(range: Area, showDropdown: boolean): ValidationBuilder;
  setAllowInvalid(allow: boolean): ValidationBuilder;
  build(): Validation;
}

interface TextFinder {
  matchFormulaText(match: boolean): TextFinder;
  findAll(): Range[];
}

export interface Range {
  getFormula(): string;
  setFormula(formula: string): unknown;
  clearContent(): unknown;
  getA1Notation(): string;
  /** Is the cell not protected from this user? */
  canEdit(): boolean;
}

/** A page with scriptlets (`<? … ?>`), which see what the script sets on it. */
export interface HtmlTemplate {
  language?: string;
  evaluate(): HtmlOutput;
}

export interface HtmlOutput {
  setTitle(title: string): HtmlOutput;
}

export interface Ui {
  createAddonMenu(): Menu;
  showSidebar(page: HtmlOutput): void;
}

interface Menu {
  addItem(caption: string, functionName: string): Menu;
  addToUi(): void;
}

declare const CacheService: GoogleServices['CacheService'];
declare const PropertiesService: GoogleServices['PropertiesService'];
declare const UrlFetchApp: GoogleServices['UrlFetchApp'];
declare const Utilities: GoogleServices['Utilities'];
declare const SpreadsheetApp: GoogleServices['SpreadsheetApp'];
declare const HtmlService: GoogleServices['HtmlService'];
declare const Session: GoogleServices['Session'];

/** Google's services, each looked up when it is used. */
export const google: GoogleServices = {
  get CacheService() {
    return CacheService;
  },
  get PropertiesService() {
    return PropertiesService;
  },
  get UrlFetchApp() {
    return UrlFetchApp;
  },
  get Utilities() {
    return Utilities;
  },
  get SpreadsheetApp() {
    return SpreadsheetApp;
  },
  get HtmlService() {
    return HtmlService;
  },
  get Session() {
    return Session;
  },
};
