import { useQuery } from '@tanstack/react-query';
import type { FunctionValue } from '../../../src/client/function-value';
import { type Desk, useDesk } from '../../desk/desk';
import { valueOfCall } from '../../service/function-value';
import type { Problem } from '../../service/problem';
import type { Argument, Formula } from '../../words/formula';
import { readerLanguage } from '../../../ui/language/reader';
import { useDebounced } from '../../../ui/inputs/use-debounced';

/** What a formula gives now: nothing yet, a value, or nothing that the pane could compute. */
export interface Live {
  readonly value: FunctionValue | 'only_in_the_cell' | undefined;
  readonly problem: Problem | undefined;
  readonly again: () => void;
}

/** The value of an argument; undefined where only Excel can compute it. */
export async function valueOfArgument(
  argument: Argument,
  { valuesOf }: Pick<Desk, 'valuesOf'>,
): Promise<{ readonly value: unknown } | undefined> {
  if (typeof argument !== 'object') return { value: argument };
  const value = await valuesOf(argument);
  return value === undefined
    ? undefined
    : { value: value.length === 1 && value[0]!.length === 1 ? value[0]![0] : value };
}

/** The value of a formula with what its cells hold now. It is asked again whenever the formula changes. */
export function useValue(formula: Formula | undefined): Live {
  const desk = useDesk();
  const asked = useDebounced(formula);
  const { data, error, refetch } = useQuery<FunctionValue | 'only_in_the_cell', Problem>({
    queryKey: [readerLanguage(), 'value', asked],
    enabled: asked !== undefined && formula !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { name, args } = asked!;
      const values = await Promise.all(args.map((argument) => valueOfArgument(argument, desk)));
      return values.some((value) => value === undefined)
        ? 'only_in_the_cell'
        : valueOfCall(
            name,
            values.map((value) => value!.value),
            signal,
          );
    },
  });
  const isCurrent = formula !== undefined && JSON.stringify(formula) === JSON.stringify(asked);
  return {
    value: isCurrent && error === null ? data : undefined,
    problem: isCurrent ? (error ?? undefined) : undefined,
    again: () => void refetch(),
  };
}
