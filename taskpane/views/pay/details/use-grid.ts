import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
    gap: '12px',
    alignItems: 'start',
  },
});

/** Fields of details, as many side by side as there is room for. */
export const useGrid = (): string => useStyles().grid;
