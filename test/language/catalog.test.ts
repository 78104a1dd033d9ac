import { IntlMessageFormat } from 'intl-messageformat';
import { english } from '../../src/language/en';
import { access } from '../../src/language/en/access';
import { accountTerms } from '../../src/language/en/account-terms';
import { adminCommand } from '../../src/language/en/admin-command';
import { asks } from '../../src/language/en/asks';
import { changes } from '../../src/language/en/changes';
import { commands } from '../../src/language/en/commands';
import { comparison } from '../../src/language/en/comparison';
import { correction } from '../../src/language/en/correction';
import { contract } from '../../src/language/en/contract';
import { engine } from '../../src/language/en/engine';
import { explanation } from '../../src/language/en/explanation';
import { keysCommand } from '../../src/language/en/keys-command';
import { labour } from '../../src/language/en/labour';
import { lawCommand } from '../../src/language/en/law-command';
import { law } from '../../src/language/en/law';
import { market } from '../../src/language/en/market';
import { pages } from '../../src/language/en/pages';
import { payslip } from '../../src/language/en/payslip';
import { people } from '../../src/language/en/people';
import { returns } from '../../src/language/en/returns';
import { service } from '../../src/language/en/service';
import { settings } from '../../src/language/en/settings';
import { starting } from '../../src/language/en/starting';
import { status } from '../../src/language/en/status';
import { storeCommand } from '../../src/language/en/store-command';
import { storing } from '../../src/language/en/storing';
import { terms } from '../../src/language/en/terms';
import { truth } from '../../src/language/en/truth';
import { webhooks } from '../../src/language/en/webhooks';
import { wordsOfLaw } from '../../src/language/en/words-of-law';
import { message } from '../../src/language/message';
import { say } from '../../src/language/say';

test('no two catalogues use the same code', () => {
  const codes = [
    access,
    accountTerms,
    adminCommand,
    asks,
    changes,
    commands,
    comparison,
    correction,
    contract,
    engine,
    explanation,
    keysCommand,
    labour,
    law,
    lawCommand,
    market,
    pages,
    payslip,
    people,
    returns,
    service,
    settings,
    starting,
    status,
    storeCommand,
    storing,
    terms,
    truth,
    webhooks,
    wordsOfLaw,
  ].flatMap((room) => Object.keys(room));
  expect(codes).toHaveLength(new Set(codes).size);
  expect(codes.sort()).toEqual(Object.keys(english).sort());
});

test.each(Object.entries(english))('%s can be parsed', (_code, text) => {
  expect(() => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true })).not.toThrow();
});

test('a message may contain other messages, and values appear unchanged', () => {
  const first = message('law_confirmed_on', { country: 'Kenya', subject: 'VAT', day: '2026-10-01' });
  const second = message('law_applies_from', { from: '2026-07-01' });
  expect(say(message('sentences', { first, second }))).toBe(
    "Kenya's VAT rules were last confirmed on 2026-10-01. They apply from 2026-07-01.",
  );
});

test('a message cannot be made without the values it requires', () => {
  // @ts-expect-error `from` is missing.
  expect(() => say(message('law_applies_between', { to: '2026-12-31' }))).toThrow('from');
});
