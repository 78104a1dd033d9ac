export { calculate } from './calculate';
export { addMenu, refreshFromMenu, showPanel } from './menu';
export { buildWorkbook, dataStatus, insertFormula, panelState, refreshFromPanel, saveSettings } from './panel-calls';
