import { Field, Input, makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import type { LawAsks } from '../../../../src/contract/asks';
import { useFigures } from '../../../parts/figures';
import { useComplaint } from '../../../parts/use-complaint';
import { Circumstance } from './circumstance';
import type { DetailsProps } from './details';
import { Group } from './group';
import { useGrid } from './use-grid';

const useStyles = makeStyles({ switch: { gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: '-8px' } });

/** Who the employee is, as far as the law asks, and how the pay is taken. */
export function EmployeeGroup({
  details,
  complaints,
  onChange,
  asks: { circumstances },
  dated,
  onHalfDate,
}: DetailsProps & { readonly asks: Pick<LawAsks, 'circumstances'> }) {
  const styles = useStyles();
  const grid = useGrid();
  const { fields } = useFigures();
  const { payDate, contributions, employee } = details;
  return (
    <Group title="Employee">
      <div className={mergeClasses(fields, grid)}>
        {circumstances.map((asked) => (
          <Circumstance
            key={asked.name}
            asked={asked}
            text={employee[asked.name]}
            wrong={complaints[`employee.${asked.name}`]}
            onChange={(text) => onChange({ employee: { ...employee, [asked.name]: text } })}
          />
        ))}
        <Field
          label="Pay date"
          {...(dated ? {} : { hint: 'Applies to the current tax year only.' })}
          {...useComplaint(complaints['payDate'])}
        >
          <Input
            type="date"
            disabled={!dated}
            value={payDate}
            onChange={({ target }, { value }) => {
              onHalfDate(target.validity.badInput);
              onChange({ payDate: value });
            }}
            onBlur={({ target }) => onHalfDate(target.validity.badInput)}
          />
        </Field>
        <Switch
          className={styles.switch}
          label="Deduct contributions"
          checked={contributions}
          onChange={(_, { checked }) => onChange({ contributions: checked })}
        />
      </div>
    </Group>
  );
}
