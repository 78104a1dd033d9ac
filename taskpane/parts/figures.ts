import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles that several views share: quiet small print, digits of one width, tables of facts. */
export const useFigures = makeStyles({
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  figures: { fontVariantNumeric: 'tabular-nums' },
  number: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  tight: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  /** Fields beside each other: each as wide as its column, whatever its content would like. */
  fields: {
    '& .fui-Input, & .fui-Input__input, & .fui-Select, & .fui-Select__select': {
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
    },
  },
  /**
   * Lists to choose from beside each other: none is narrower than its longest choice, and what finds no room goes
   * below.
   */
  choices: { display: 'flex', flexWrap: 'wrap', gap: '12px', '& > *': { flexGrow: 1 } },
  hidden: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
