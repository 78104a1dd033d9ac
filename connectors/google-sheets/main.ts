export { calculate } from './calculate';
export { addMenu, refreshFromMenu, showPanel } from './menu';
export { dataStatus, insertFormula, panelState, refreshFromPanel, saveSettings } from './panel-calls';
