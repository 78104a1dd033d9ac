import { say } from '../../ui/language/say';
/** Browsers and systems by what they send, in the order in which they must be looked for. */
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** A browser in words, such as "Firefox on Windows". An unknown one is shown as it names itself. */
export function browserName(agent: string | null): string {
  if (agent === null) return say('session_unknown');
  const [browser, system] = [browsers, systems].map((names) => names.find(([mark]) => mark.test(agent))?.[1]);
  if (browser === undefined) return agent.slice(0, 40);
  return system === undefined ? browser : say('browser_on_system', { browser, system });
}
