import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { AskedCircumstance } from '../../../../src/contract/asks';
import { useFigures } from '../../../../ui/theme/figures';
import { Circumstance } from './circumstance';
import type { DetailsProps } from './group';
import { useGrid } from './use-grid';

/** The fields of circumstances, with further fields behind them. */
export function Circumstances({
  details: { employee },
  complaints,
  onChange,
  asked,
  children,
}: Pick<DetailsProps, 'details' | 'complaints' | 'onChange'> & {
  readonly asked: readonly AskedCircumstance[];
  readonly children?: ReactNode;
}) {
  const grid = useGrid();
  const { fields } = useFigures();
  return (
    <div className={mergeClasses(fields, grid)}>
      {asked.map((one) => (
        <Circumstance
          key={one.name}
          asked={one}
          text={employee[one.name]}
          wrong={complaints[`employee.${one.name}`]}
          onChange={(text) => onChange({ employee: { ...employee, [one.name]: text } })}
        />
      ))}
      {children}
    </div>
  );
}
