/** The colours of a theme, each `#rrggbb`; what ends in `Light` or `Dark` is for that mode. */
export interface Theme {
  /** Carries the label of a button. */
  solid: string
  /** The label on `solid`, `hover`, `pressed` and `suppl`. */
  on: string
  hover: string
  pressed: string
  /** A companion of `solid`. */
  suppl: string
  /** Links, active icons and the fill of sliders. */
  textLight: string
  textDark: string
  /** Behind what is chosen. */
  softLight: string
  softDark: string
}
