/** What text stands on in either mode, from the page upwards: `--bg`, `--surface-1` and `--surface-2` of tokens.css. */
export const surfaces = {
  light: ['#ffffff', '#f6f6f7', '#ededf0'],
  dark: ['#111114', '#1b1b1f', '#232328'],
} as const
