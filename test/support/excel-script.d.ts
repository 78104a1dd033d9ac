/** The part of Excel's scripting interface that the recipe uses, as Microsoft documents it. */
declare namespace ExcelScript {
  interface Workbook {
    getNamedItem(name: string): NamedItem;
    getTable(name: string): Table;
  }
  interface NamedItem {
    getRange(): Range;
  }
  interface Table {
    getColumnByName(name: string): TableColumn;
  }
  interface TableColumn {
    getRangeBetweenHeaderAndTotal(): Range;
  }
  interface Range {
    getText(): string;
    getValues(): (string | number | boolean)[][];
    setValues(values: (string | number | boolean)[][]): void;
  }
}
