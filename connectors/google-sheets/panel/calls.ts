/** What the panel shows first. */
export interface PanelState {
  readonly address?: string;
  /** The last characters of the stored key. */
  readonly keyEnd?: string;
}

/** What an action of the panel achieved, as sentences for the user. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** The functions of the script that the panel calls. */
export interface PanelCalls {
  svcPanelState(): PanelState;
  svcSaveSettings(address: string, key: string): Outcome;
  svcInsertFormula(formula: string): Outcome;
  svcDataStatus(): Outcome;
  svcRefresh(): Outcome;
  svcBuildWorkbook(id: string, country: string): Outcome;
}
