import DZ from './notes/DZ.json';
import EG from './notes/EG.json';
import LY from './notes/LY.json';
import MA from './notes/MA.json';
import MR from './notes/MR.json';
import SD from './notes/SD.json';
import SO from './notes/SO.json';
import TN from './notes/TN.json';
import common from './notes/common.json';

/** Notes of the law in Arabic by their text in English; those of several countries stand in one file. */
export const notes: Readonly<Record<string, string>> = {
  ...DZ,
  ...EG,
  ...LY,
  ...MA,
  ...MR,
  ...SD,
  ...SO,
  ...TN,
  ...common,
};
