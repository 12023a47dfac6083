/** The colours of a theme, each `#rrggbb`. Names ending in `Light` or `Dark` are colours of that mode. */
export interface Theme {
  /** The fill of buttons. */
  solid: string
  /** The label on `solid`, `hover`, `pressed` and `suppl`. */
  on: string
  hover: string
  pressed: string
  /** A second fill that goes with `solid`. */
  suppl: string
  /** Links, active icons and the fill of sliders. */
  textLight: string
  textDark: string
  /** The background of selected items. */
  softLight: string
  softDark: string
}

/** The backgrounds of text in each mode, from the page upwards: `--bg`, `--surface-1` and `--surface-2` of tokens.css. */
export const surfaces = {
  light: ['#ffffff', '#f6f6f7', '#ededf0'],
  dark: ['#111114', '#1b1b1f', '#232328'],
} as const
