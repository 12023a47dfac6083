import { useId } from 'react'
import type { CSSProperties } from 'react'
import type { Theme } from '../../../../domain/theme/theme'
import { themeContrasts } from '../../../../domain/theme/theme-contrasts'
import { useText } from '../../../kit/use-text'
import styles from './theme-dialog.module.css'

/** Returns the ratio with two digits, rounded down so that it is never overstated. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

/** The colours of a theme, each with its text on it and the contrast of that. */
export function DerivedColours({ theme }: { theme: Theme }) {
  const { text } = useText()
  const id = useId()
  const { solid, on, hover, pressed, suppl, textLight, textDark, softLight, softDark } = theme
  const contrasts = themeContrasts(theme)
  const tiles = [
    { part: 'solid', name: text('theme.solid'), fill: solid, label: on },
    { part: 'hover', name: text('theme.hover'), fill: hover, label: on },
    { part: 'suppl', name: text('theme.suppl'), fill: suppl, label: on },
    { part: 'pressed', name: text('theme.pressed'), fill: pressed, label: on },
    { part: 'textLight', name: text('theme.textLight'), fill: softLight, label: textLight },
    { part: 'textDark', name: text('theme.textDark'), fill: softDark, label: textDark },
  ] as const
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.caption}>
        {text('theme.derived')}
      </h3>
      <ul className={styles.tiles}>
        {tiles.map(({ part, name, fill, label }) => (
          <li
            key={part}
            data-part={part}
            className={styles.tile}
            style={{ '--fill': fill, '--label': label } as CSSProperties}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.ratio}>{text('theme.contrast', { ratio: shown(contrasts[part]) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
