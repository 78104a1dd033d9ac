declare namespace CustomFunctions {
  /** A number with the format that its cell shows it in. */
  class FormattedNumber {
    constructor(basicValue: number, numberFormat: string);
    readonly basicValue: number;
    readonly numberFormat: string;
  }
}
