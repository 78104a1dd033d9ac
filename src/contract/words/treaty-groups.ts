import { codesOf, type Vocabulary } from './vocabulary';

/** Treaties that bind all members of a community alike. */
export const treatyGroupWords = {
  AMU: { label: 'Arab Maghreb Union', meaning: 'Convention of the Arab Maghreb Union' },
  CEMAC: {
    label: 'CEMAC',
    meaning: 'Convention of the Economic and Monetary Community of Central Africa',
  },
  EAC: { label: 'East African Community', meaning: 'Agreement of the East African Community' },
  ECOWAS: { label: 'ECOWAS', meaning: 'Act of the Economic Community of West African States' },
  UEMOA: { label: 'UEMOA', meaning: 'Regulation of the West African Economic and Monetary Union' },
} as const satisfies Vocabulary;
export const treatyGroups = codesOf(treatyGroupWords);
