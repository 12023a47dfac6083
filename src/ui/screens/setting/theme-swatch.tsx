import { Check, Pipette } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { ThemeType } from '../../../domain/settings/settings'
import type { Theme } from '../../../domain/theme/theme'
import { themeEdges } from '../../../domain/theme/theme-edges'
import styles from './theme-colours.module.css'

interface ThemeSwatchProps {
  /** Shared by the choices that exclude each other. */
  group: string
  type: ThemeType
  theme: Theme
  name: string
  chosen: boolean
  onChoose: () => void
}

/** One colour to choose: a disc of it, ringed and ticked when it is the chosen one, over its name. */
export function ThemeSwatch({ group, type, theme, name, chosen, onChoose }: ThemeSwatchProps) {
  const edges = themeEdges(theme)
  const colours = {
    '--swatch': theme.solid,
    '--mark': theme.on,
    '--edge-light': edges.light,
    '--edge-dark': edges.dark,
  } as CSSProperties
  return (
    <label className={styles.choice} style={colours}>
      <input
        type="radio"
        name={group}
        value={type}
        checked={chosen}
        className={styles.radio}
        onChange={onChoose}
      />
      <span className={styles.disc}>
        {chosen ? (
          <Check aria-hidden size={22} strokeWidth={3} />
        ) : (
          type === 'custom' && <Pipette aria-hidden size={18} />
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </label>
  )
}
