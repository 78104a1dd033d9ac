import AO from './notes/AO.json';
import CV from './notes/CV.json';
import GW from './notes/GW.json';
import MZ from './notes/MZ.json';
import ST from './notes/ST.json';
import common from './notes/common.json';

/** Notes of the law in Portuguese by their text in English; those of several countries stand in one file. */
export const notes: Readonly<Record<string, string>> = { ...AO, ...CV, ...GW, ...MZ, ...ST, ...common };
