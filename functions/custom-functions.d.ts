declare namespace CustomFunctions {
  /** A number with the number format of its cell. */
  class FormattedNumber {
    constructor(basicValue: number, numberFormat: string);
    readonly basicValue: number;
    readonly numberFormat: string;
  }
}
