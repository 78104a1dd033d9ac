/** An error of a cell, as the functions make it. */
class CellFailure {
  constructor(
    readonly code: string,
    readonly message = '',
  ) {}
}

// In a page outside Excel, no runtime takes the functions. They load all the same, because the pane computes with them.
if (typeof CustomFunctions === 'undefined')
  Object.assign(globalThis, { CustomFunctions: { associate: () => undefined, Error: CellFailure } });
