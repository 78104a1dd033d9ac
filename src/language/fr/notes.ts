import BF from './notes/BF.json';
import BI from './notes/BI.json';
import BJ from './notes/BJ.json';
import CD from './notes/CD.json';
import CF from './notes/CF.json';
import CG from './notes/CG.json';
import CI from './notes/CI.json';
import CM from './notes/CM.json';
import DJ from './notes/DJ.json';
import DZ from './notes/DZ.json';
import GA from './notes/GA.json';
import GN from './notes/GN.json';
import GQ from './notes/GQ.json';
import KM from './notes/KM.json';
import MA from './notes/MA.json';
import MG from './notes/MG.json';
import ML from './notes/ML.json';
import MR from './notes/MR.json';
import NE from './notes/NE.json';
import SN from './notes/SN.json';
import TD from './notes/TD.json';
import TG from './notes/TG.json';
import TN from './notes/TN.json';
import common from './notes/common.json';

/** Notes of the law in French by their text in English; those of several countries stand in one file. */
export const notes: Readonly<Record<string, string>> = {
  ...BF,
  ...BI,
  ...BJ,
  ...CD,
  ...CF,
  ...CG,
  ...CI,
  ...CM,
  ...DJ,
  ...DZ,
  ...GA,
  ...GN,
  ...GQ,
  ...KM,
  ...MA,
  ...MG,
  ...ML,
  ...MR,
  ...NE,
  ...SN,
  ...TD,
  ...TG,
  ...TN,
  ...common,
};
