import { Check, Palette, Pipette, RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import type { CSSProperties } from 'react'
import { themeTypes } from '../../../domain/settings/setting-table'
import { selectedTheme } from '../../../domain/theme/themes'
import { Button } from '../../kit/button/button'
import { IconButton } from '../../kit/button/icon-button'
import row from '../../kit/form/setting-row.module.css'
import { useStores } from '../../hooks/stores-context'
import { ThemeDialog } from '../../features/settings/theme/theme-dialog'
import { themeNames } from '../../theme/theme-names'
import { useText } from '../../kit/use-text'
import styles from './theme-colours.module.css'
import type { ThemeType } from '../../../domain/settings/settings'
import type { Theme } from '../../../domain/theme/theme'
import { themeEdges } from '../../../domain/theme/theme-properties'

/** Chooses the theme colour: one of the ten, or the listener's own. */
export const ThemeColours = observer(function ThemeColours() {
  const { settings } = useStores()
  const { text } = useText()
  const id = useId()
  const [editing, setEditing] = useState(false)
  const { themeType, customTheme } = settings.values
  return (
    <div className={styles.colours}>
      <div className={styles.heading}>
        <span id={id} className={row.label}>
          {text('settingRow.themeType')}
        </span>
        <IconButton
          label={text('theme.restore')}
          aria-disabled={themeType === 'red'}
          onClick={() => settings.reset(['themeType'])}
        >
          <RotateCcw aria-hidden size={18} />
        </IconButton>
      </div>
      <div role="radiogroup" aria-labelledby={id} className={styles.grid}>
        {themeTypes.map((type) => (
          <ThemeSwatch
            key={type}
            group={id}
            type={type}
            theme={selectedTheme({ themeType: type, customTheme })}
            name={text(themeNames[type])}
            chosen={type === themeType}
            onChoose={() => settings.set('themeType', type)}
          />
        ))}
      </div>
      <Button aria-haspopup="dialog" className={styles.edit} onClick={() => setEditing(true)}>
        <Palette aria-hidden size={18} />
        {text('theme.edit')}
      </Button>
      {editing && <ThemeDialog onClose={() => setEditing(false)} />}
    </div>
  )
})

interface ThemeSwatchProps {
  /** The name of the radio group. */
  group: string
  type: ThemeType
  theme: Theme
  name: string
  chosen: boolean
  onChoose: () => void
}

/** A radio button of one colour: a disc over its name, with a ring and a tick when chosen. */
function ThemeSwatch({ group, type, theme, name, chosen, onChoose }: ThemeSwatchProps) {
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
