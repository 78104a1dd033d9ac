import { makeStyles } from '@fluentui/react-components';
import type { EmployerSetting } from '../../../src/contract/labels/people';
import type { ReturnList } from '../../../src/contract/returns';
import { say, sayings } from '../../../ui/language/say';
import { Notice } from '../../../ui/notices/notice';
import { useFigures } from '../../../ui/theme/figures';
import { sentence } from '../../../ui/words/sentence';
import { Notices } from '../../parts/notices';

export type Form = ReturnList['returns'][number];

type Setting = Exclude<EmployerSetting, 'month'>;

/** The settings of the employer that a form reads. */
export const settingsOf = ({ employer }: Form): readonly Setting[] => employer as readonly Setting[];

const confidence = sayings({
  high: 'layout_high',
  medium: 'layout_medium',
  low: 'layout_low',
} as const satisfies Record<Form['layout_confidence'], string>);

const useStyles = makeStyles({ text: { margin: 0 } });

/** How many months a return has. */
export const monthsOf = ({ frequency }: Form): number => ({ monthly: 1, quarterly: 3, yearly: 12 })[frequency];

/** To whom a return goes, and how sure its layout is. */
export function FormFacts({ form }: { readonly form: Form }) {
  const styles = useStyles();
  const { quiet, tight } = useFigures();
  const version = form.layout_version === null ? '' : say('layout_version', { version: form.layout_version });
  return (
    <div className={tight}>
      <p className={`${quiet} ${styles.text}`}>{[form.authority, version].filter((part) => part !== '').join('. ')}</p>
      <Notice intent={form.layout_confidence === 'high' ? 'info' : 'warning'}>
        {confidence[form.layout_confidence]} {sentence(form.basis)}
      </Notice>
      {form.doubts.length === 0 ? null : (
        <div>
          <p className={`${quiet} ${styles.text}`}>{say('layout_not_established')}</p>
          <Notices lines={form.doubts} />
        </div>
      )}
      {monthsOf(form) === 1 ? null : (
        <Notice intent="info">{say('months_of_the_return', { count: monthsOf(form) })}</Notice>
      )}
    </div>
  );
}
