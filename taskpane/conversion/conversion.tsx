import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  ProgressBar,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { CountryCode } from '../../src/contract/country-code';
import type { Period } from '../../src/contract/tax';
import { defined } from '../../src/defined';
import { Notice } from '../../ui/notices/notice';
import { useCountry } from '../country/country-context';
import { Choice, optionsOf } from '../../ui/inputs/choice';
import { CountryPicker } from '../parts/country-picker';
import { useFigures } from '../../ui/theme/figures';
import { YearSelect } from '../parts/year-select';
import type { ConversionRequest, Outcome } from '../sheet';
import { periodLabels } from '../words/labels';
import { money } from '../../ui/words/numbers';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  surface: {
    inlineSize: 'calc(100vw - 16px)',
    maxInlineSize: '440px',
    padding: '16px',
    maxBlockSize: '100vh',
    overflowY: 'auto',
  },
  content: { display: 'grid', rowGap: '12px', paddingBlock: '4px' },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
  count: { fontVariantNumeric: 'tabular-nums' },
});

type Progress = Parameters<NonNullable<ConversionRequest['onProgress']>>[0];

/**
 * Asks how to read the selected column of gross pay, and fills the next column with net pay.
 *
 * @param onClose called with the outcome, if anything was written
 */
export default function Conversion({
  convert,
  onClose,
}: {
  readonly convert: (request: ConversionRequest) => Promise<Outcome>;
  readonly onClose: (outcome?: Outcome) => void;
}) {
  const styles = useStyles();
  const { choices } = useFigures();
  const chosen = useCountry();
  const [country, setCountry] = useState<CountryCode>(chosen.country);
  const [period, setPeriod] = useState<Period>('monthly');
  const [taxYear, setTaxYear] = useState<string | undefined>();
  const [overwrite, setOverwrite] = useState(false);
  const [progress, setProgress] = useState<Progress | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();
  const running = useRef<AbortController | undefined>(undefined);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setRefusal(undefined);
    setProgress({ done: 0, total: 0 });
    const outcome = await convert({
      country,
      period,
      ...defined({ taxYear }),
      overwrite,
      onProgress: setProgress,
      signal: controller.signal,
    });
    running.current = undefined;
    setProgress(undefined);
    if (outcome.ok) onClose(outcome);
    else setRefusal(outcome.message);
  };
  const leave = (): void => {
    running.current?.abort();
    if (running.current === undefined) onClose();
  };
  const busy = progress !== undefined;
  const hasTotal = progress !== undefined && progress.total > 0;
  return (
    <Dialog open onOpenChange={leave}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{say('convert_a_column_to_net_pay')}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>{say('select_a_column_of_gross_pay')}</p>
            {refusal === undefined ? null : <Notice intent="warning">{refusal}</Notice>}
            {busy ? (
              <Field
                label={
                  hasTotal
                    ? say('of_cells', { done: money(progress.done), total: money(progress.total) })
                    : say('reading_the_selection')
                }
                className={styles.count}
              >
                <ProgressBar
                  aria-label={say('cells_converted')}
                  thickness="large"
                  {...(hasTotal ? { value: progress.done, max: progress.total } : {})}
                />
              </Field>
            ) : (
              <>
                <CountryPicker
                  selected={country}
                  onSelect={(next) => {
                    setCountry(next);
                    setTaxYear(undefined);
                  }}
                />
                <div className={choices}>
                  <Choice
                    label={say('pay_period')}
                    options={optionsOf(periodLabels)}
                    value={period}
                    onChange={setPeriod}
                  />
                  <YearSelect country={country} year={taxYear} onSelect={setTaxYear} />
                </div>
                <Checkbox
                  label={say('replace_existing_values')}
                  checked={overwrite}
                  onChange={(_, { checked }) => setOverwrite(checked === true)}
                />
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={leave}>{busy ? say('stop') : say('cancel')}</Button>
            <Button appearance="primary" disabledFocusable={busy} onClick={() => void start()}>
              {say('convert')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
