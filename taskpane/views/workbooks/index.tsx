import { Button, Field, makeStyles, ProgressBar } from '@fluentui/react-components';
import { useState } from 'react';
import { type Language, languages, languageWords } from '../../../src/language/languages';
import { type BookId, bookIds, bookOf, hasBook, isLabourBook } from '../../../src/workbooks/books';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { readerLanguage } from '../../../ui/language/reader';
import { say, sayings } from '../../../ui/language/say';
import { Notice } from '../../../ui/notices/notice';
import { useFigures } from '../../../ui/theme/figures';
import { countryCodes, useCountry } from '../../country/country-context';
import { useDesk } from '../../desk/desk';
import { oneOf, useStored } from '../../host/stored';
import { CountryPicker } from '../../parts/country-picker';
import { problemAmong, useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import { bookFacts, bookNeeds } from '../../../src/workbooks/facts';
import { wordsOfBook } from '../../words/words-of-book';

const bookNames: Readonly<Record<BookId, string>> = sayings({
  payroll: 'book_payroll',
  budget: 'book_budget',
  rates: 'book_rates',
  offer: 'book_offer',
  hiring: 'book_hiring',
  vat: 'book_vat',
  treasury: 'book_treasury',
  leaver: 'book_leaver',
  overtime: 'book_overtime',
  leave: 'book_leave',
  accrual: 'book_accrual',
});
const abouts: Readonly<Record<BookId, string>> = sayings({
  payroll: 'about_payroll',
  budget: 'about_budget',
  rates: 'about_rates',
  offer: 'about_offer',
  hiring: 'about_hiring',
  vat: 'about_vat',
  treasury: 'about_treasury',
  leaver: 'about_leaver',
  overtime: 'about_overtime',
  leave: 'about_leave',
  accrual: 'about_accrual',
});
const languageNames = Object.fromEntries(
  languages.map((language) => [language, languageWords[language].label]),
) as Record<Language, string>;

const useStyles = makeStyles({
  page: { maxInlineSize: '520px' },
  text: { margin: 0 },
  start: { alignSelf: 'start' },
});

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** A workbook for a country and in a language, written into the open workbook. */
export default function WorkbooksView() {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { country } = useCountry();
  const { inExcel, buildBook } = useDesk();
  const [id, setId] = useStored<BookId>('workbook', 'payroll', oneOf(bookIds));
  const [language, setLanguage] = useState<Language>(readerLanguage());
  const [progress, setProgress] = useState<Progress | undefined>();
  const law = useQuestion('getTaxLaw', { country });
  const wages = useQuestion('getMinimumWages', { country });
  const labour = useQuestion('getLabourLaw', isLabourBook(id) ? { country } : undefined);
  const returns = useQuestion('getPayrollReturns', id === 'payroll' ? { country } : undefined);
  const banks = useQuestion('getCentralBankData', id === 'treasury' ? {} : undefined);
  // A country without recorded wages, labour law or returns is refused, and has other books all the same.
  const isReady = [wages, ...(isLabourBook(id) ? [labour] : []), ...(id === 'payroll' ? [returns] : [])].every(
    ({ answer, problem }) => answer !== undefined || problem?.kind === 'refused',
  );
  const lists = banks.answer?.data;
  const answer =
    law.answer === undefined || !isReady || (id === 'treasury' && lists === undefined)
      ? undefined
      : {
          law: law.answer.data,
          wages: wages.answer?.data,
          returns: returns.answer?.data,
          labour: labour.answer?.data,
          banks: lists !== undefined && 'countries' in lists ? lists : undefined,
        };
  const problems = problemAmong(
    law,
    wages.problem?.kind === 'refused' ? undefined : wages,
    returns.problem?.kind === 'refused' ? undefined : returns,
    labour.problem?.kind === 'refused' ? undefined : labour,
    banks,
  );

  const build = async (answers: NonNullable<typeof answer>): Promise<void> => {
    setProgress({ done: 0, total: 0 });
    try {
      const today = new Date().toISOString().slice(0, 10);
      const facts = bookFacts(answers, {
        language,
        words: await wordsOfBook(language),
        today,
        countries: countryCodes,
      });
      await buildBook(
        (open) => bookOf(id, facts, open)!,
        (done, total) => setProgress({ done, total }),
      );
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className={`${stack} ${styles.page}`}>
      <Choice label={say('workbook')} options={optionsOf(bookNames)} value={id} onChange={setId} hint={abouts[id]} />
      {id === 'treasury' ? null : <CountryPicker />}
      <Choice
        label={say('language_of_workbook')}
        options={optionsOf(languageNames)}
        value={language}
        onChange={setLanguage}
      />
      <Answered question={{ ...problems, answer }} lines={3}>
        {(answers) => {
          if (!hasBook(id, bookNeeds(answers)))
            return (
              <Notice intent="info">
                {say(isLabourBook(id) ? 'no_labour_book' : id === 'vat' ? 'no_vat_book' : 'no_payroll_book')}
              </Notice>
            );
          return (
            <>
              <p className={`${quiet} ${styles.text}`}>{say('inputs_are_coloured')}</p>
              {inExcel ? (
                <p className={`${quiet} ${styles.text}`}>{say('new_sheets_only')}</p>
              ) : (
                <Notice intent="info">{say('workbooks_are_built_in_excel')}</Notice>
              )}
              {progress === undefined ? null : (
                <Field label={say('building', { done: progress.done, total: progress.total })}>
                  <ProgressBar
                    aria-label={say('sheets_written')}
                    thickness="large"
                    {...(progress.total > 0 ? { value: progress.done, max: progress.total } : {})}
                  />
                </Field>
              )}
              <Button
                className={styles.start}
                appearance="primary"
                disabled={!inExcel || progress !== undefined}
                onClick={() => void build(answers)}
              >
                {say('build_workbook')}
              </Button>
            </>
          );
        }}
      </Answered>
    </div>
  );
}
