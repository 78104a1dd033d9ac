// What a start says before any package is installed, in the four languages of the project. Plain Node reads it.

const sentences = {
  en: {
    installing: (tests) => `Installing the packages of the server${tests ? ' and of its tests' : ''}, once`,
    fetching: (version) => `Node ${version} is too old: fetching Node 24`,
    building: () => 'Building the server and the add-in',
    begun: (what) => `${what} …`,
    done: (what, seconds) => `${what}: done in ${seconds} s.`,
    failed: (command) => `\`${command}\` failed. Run it by hand to see why.`,
    waiting: (pids, lock) =>
      `Another start is installing or building (process ${pids}). Waiting for it. If there is no such process, delete ${lock}.`,
    tooOld: (version, least) => `This is Node ${version}. SVC Finance Africa needs Node ${least} or newer.`,
    startFetches: () => 'Type `npm start`, which fetches one.',
    installNode: (command) => `Install it from https://nodejs.org, or run the program with Node 24: ${command}`,
  },
  fr: {
    installing: (tests) => `Installation des paquets du serveur${tests ? ' et de ses tests' : ''}, une seule fois`,
    fetching: (version) => `Node ${version} est trop ancien : téléchargement de Node 24`,
    building: () => 'Compilation du serveur et du complément',
    begun: (what) => `${what}…`,
    done: (what, seconds) => `${what} : c’est fait, en ${seconds} s.`,
    failed: (command) => `\`${command}\` a échoué. Lancez cette commande à la main pour voir pourquoi.`,
    waiting: (pids, lock) =>
      `Un autre démarrage installe ou compile (processus ${pids}). Attente de sa fin. Si ce processus n’existe pas, supprimez ${lock}.`,
    tooOld: (version, least) =>
      `Vous utilisez Node ${version}. SVC Finance Africa a besoin de Node ${least} ou d’une version plus récente.`,
    startFetches: () => 'Tapez `npm start`, qui en télécharge une.',
    installNode: (command) =>
      `Installez-la depuis https://nodejs.org, ou lancez le programme avec Node 24 : ${command}`,
  },
  pt: {
    installing: (tests) => `A instalar os pacotes do servidor${tests ? ' e dos seus testes' : ''}, uma só vez`,
    fetching: (version) => `O Node ${version} é demasiado antigo: a descarregar o Node 24`,
    building: () => 'A compilar o servidor e o suplemento',
    begun: (what) => `${what}…`,
    done: (what, seconds) => `${what}: concluído em ${seconds} s.`,
    failed: (command) => `\`${command}\` falhou. Execute este comando à mão para ver porquê.`,
    waiting: (pids, lock) =>
      `Outro arranque está a instalar ou a compilar (processo ${pids}). À espera que termine. Se esse processo não existir, apague ${lock}.`,
    tooOld: (version, least) =>
      `Este é o Node ${version}. SVC Finance Africa precisa do Node ${least} ou mais recente.`,
    startFetches: () => 'Escreva `npm start`, que descarrega um.',
    installNode: (command) =>
      `Instale-o a partir de https://nodejs.org, ou execute o programa com o Node 24: ${command}`,
  },
  ar: {
    installing: (tests) => `تثبيت حزم الخادم${tests ? ' وحزم اختباراته' : ''}، مرة واحدة`,
    fetching: (version) => `الإصدار Node ${version} قديم جدًا: تنزيل Node 24`,
    building: () => 'بناء الخادم والوظيفة الإضافية',
    begun: (what) => `${what}…`,
    done: (what, seconds) => `${what}: انتهى خلال ${seconds} ث.`,
    failed: (command) => `أخفق الأمر \`${command}\`. شغّله يدويًا لمعرفة السبب.`,
    waiting: (pids, lock) =>
      `يجري تشغيل آخر تثبيتًا أو بناءً (العملية ${pids}). في انتظار انتهائه. إذا لم توجد هذه العملية، فاحذف \u2066${lock}\u2069.`,
    tooOld: (version, least) => `هذا Node ${version}. يحتاج SVC Finance Africa إلى Node ${least} أو أحدث.`,
    startFetches: () => 'اكتب `npm start`، فينزّل إصدارًا مناسبًا.',
    installNode: (command) => `ثبّته من https://nodejs.org، أو شغّل البرنامج مع Node 24: ${command}`,
  },
};

// An empty LC_ALL counts as unset, except to Intl, which then knows no language.
const systemLocale = () => {
  const { locale } = new Intl.PluralRules().resolvedOptions();
  const { LC_ALL, LC_MESSAGES, LANG = '' } = process.env;
  return locale === 'und' ? (LC_ALL || LC_MESSAGES || LANG).replace('_', '-') : locale;
};

/** The sentences in the language of this system, or of a locale such as `fr-CI`; in English where it is none of the four. */
export const said = (locale = systemLocale()) => sentences[locale.slice(0, 2)] || sentences.en;
