import { makeStyles, Switch } from '@fluentui/react-components';
import type { AskedCircumstance } from '../../../../src/contract/asks';
import { Circumstances } from './circumstances';
import { DayField } from './day-field';
import { type DetailsProps, Group } from './group';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({ switch: { gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: '-8px' } });

/** Who the employee is, as far as the law asks, and how the pay is taken. */
export function EmployeeGroup({ asked, ...props }: DetailsProps & { readonly asked: readonly AskedCircumstance[] }) {
  const styles = useStyles();
  const { details, complaints, onChange, dated, onHalfDate } = props;
  const { payDate, contributions } = details;
  return (
    <Group title={say('employee')}>
      <Circumstances {...props} asked={asked}>
        <DayField
          label={say('pay_date')}
          hint={dated ? undefined : say('applies_to_the_current_tax_year')}
          disabled={!dated}
          day={payDate}
          wrong={complaints['payDate']}
          onChange={(day) => onChange({ payDate: day })}
          onHalf={(isHalf) => onHalfDate('payDate', isHalf)}
        />
        <Switch
          className={styles.switch}
          label={say('deduct_contributions')}
          checked={contributions}
          onChange={(_, { checked }) => onChange({ contributions: checked })}
        />
      </Circumstances>
    </Group>
  );
}
