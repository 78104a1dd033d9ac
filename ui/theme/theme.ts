import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  teamsHighContrastTheme,
  type Theme,
} from '@fluentui/react-components';

const brand: BrandVariants = {
  10: '#02110D',
  20: '#08221B',
  30: '#0A362B',
  40: '#0A4538',
  50: '#0B5142',
  60: '#0B5D4E',
  70: '#0A6C5A',
  80: '#0A7B67',
  90: '#2B8A77',
  100: '#489987',
  110: '#63A797',
  120: '#7EB6A8',
  130: '#99C5B9',
  140: '#B4D4CB',
  150: '#CFE3DD',
  160: '#EAF4F0',
};

/** A font whose digits can have one width: figures are read in columns. */
const figures = {
  fontFamilyBase:
    '"Segoe UI", "Segoe UI Web (West European)", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
};

const dark = createDarkTheme(brand);

export type ThemeName = 'light' | 'dark' | 'contrast';

export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: { ...createLightTheme(brand), ...figures },
  dark: {
    ...dark,
    ...figures,
    colorBrandForeground1: brand[120],
    colorBrandForeground2: brand[130],
    colorBrandForegroundLink: brand[120],
    colorBrandForegroundLinkHover: brand[130],
    colorCompoundBrandForeground1: brand[120],
    colorCompoundBrandStroke: brand[110],
  },
  contrast: { ...teamsHighContrastTheme, ...figures },
};

/** Colours of the series of a chart. They differ in brightness as well as in hue. */
export const series: Readonly<
  Record<
    ThemeName,
    { readonly first: string; readonly second: string; readonly third: string; readonly fourth: string }
  >
> = {
  light: { first: '#0A7B67', second: '#B75B00', third: '#8A8886', fourth: '#A4262C' },
  dark: { first: '#5FC9AF', second: '#F2A65A', third: '#8A8886', fourth: '#F1707B' },
  // The colours of the system: its background may be light or dark.
  contrast: { first: 'CanvasText', second: 'LinkText', third: 'GrayText', fourth: 'Highlight' },
};
