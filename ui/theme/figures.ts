import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** The right side in every direction of the page: Fluent turns around what has no such mark. */
export const alwaysRight = 'right /* @noflip */' as 'right';

/** Styles that several views share: small print, digits of one width, stacks, lists and rows of fields. */
export const useFigures = makeStyles({
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  figures: { fontVariantNumeric: 'tabular-nums' },
  /** Figures stand below each other by their last digit, which is the right one in every language. */
  number: { fontVariantNumeric: 'tabular-nums', textAlign: alwaysRight, whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  tight: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  list: { margin: 0, paddingInlineStart: '16px', display: 'grid', rowGap: '4px' },
  /** Fields side by side: each is as wide as its column, whatever its content. */
  fields: {
    '& .fui-Input, & .fui-Input__input, & .fui-Select, & .fui-Select__select': {
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
    },
  },
  /**
   * Lists side by side. None is narrower than its longest option; a list without room moves to the next line.
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
