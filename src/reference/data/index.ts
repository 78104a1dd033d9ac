// Generated from the country files by `npm run data:generate`; `npm run data:check` fails when it is out of date.
import type { Country } from '../schema';
import AO from './countries/AO.json';
import BF from './countries/BF.json';
import BI from './countries/BI.json';
import BJ from './countries/BJ.json';
import BW from './countries/BW.json';
import CD from './countries/CD.json';
import CF from './countries/CF.json';
import CG from './countries/CG.json';
import CI from './countries/CI.json';
import CM from './countries/CM.json';
import CV from './countries/CV.json';
import DJ from './countries/DJ.json';
import DZ from './countries/DZ.json';
import EG from './countries/EG.json';
import ER from './countries/ER.json';
import ET from './countries/ET.json';
import GA from './countries/GA.json';
import GH from './countries/GH.json';
import GM from './countries/GM.json';
import GN from './countries/GN.json';
import GQ from './countries/GQ.json';
import GW from './countries/GW.json';
import KE from './countries/KE.json';
import KM from './countries/KM.json';
import LR from './countries/LR.json';
import LS from './countries/LS.json';
import LY from './countries/LY.json';
import MA from './countries/MA.json';
import MG from './countries/MG.json';
import ML from './countries/ML.json';
import MR from './countries/MR.json';
import MU from './countries/MU.json';
import MW from './countries/MW.json';
import MZ from './countries/MZ.json';
import NA from './countries/NA.json';
import NE from './countries/NE.json';
import NG from './countries/NG.json';
import RW from './countries/RW.json';
import SC from './countries/SC.json';
import SD from './countries/SD.json';
import SL from './countries/SL.json';
import SN from './countries/SN.json';
import SO from './countries/SO.json';
import SS from './countries/SS.json';
import ST from './countries/ST.json';
import SZ from './countries/SZ.json';
import TD from './countries/TD.json';
import TG from './countries/TG.json';
import TN from './countries/TN.json';
import TZ from './countries/TZ.json';
import UG from './countries/UG.json';
import ZA from './countries/ZA.json';
import ZM from './countries/ZM.json';
import ZW from './countries/ZW.json';

export const countryFiles = [
  AO,
  BF,
  BI,
  BJ,
  BW,
  CD,
  CF,
  CG,
  CI,
  CM,
  CV,
  DJ,
  DZ,
  EG,
  ER,
  ET,
  GA,
  GH,
  GM,
  GN,
  GQ,
  GW,
  KE,
  KM,
  LR,
  LS,
  LY,
  MA,
  MG,
  ML,
  MR,
  MU,
  MW,
  MZ,
  NA,
  NE,
  NG,
  RW,
  SC,
  SD,
  SL,
  SN,
  SO,
  SS,
  ST,
  SZ,
  TD,
  TG,
  TN,
  TZ,
  UG,
  ZA,
  ZM,
  ZW,
] as unknown as readonly Country[];
