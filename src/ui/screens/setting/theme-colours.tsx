import { Palette, RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { themeTypes } from '../../../domain/settings/settings'
import { themeOf } from '../../../domain/theme/theme-of'
import { Button } from '../../parts/button'
import { IconButton } from '../../parts/icon-button'
import row from '../../parts/setting-row.module.css'
import { useStores } from '../../stores-context'
import { ThemeDialog } from '../../theme-dialog/theme-dialog'
import { themeNames } from '../../theme/theme-names'
import { useText } from '../../use-text'
import styles from './theme-colours.module.css'
import { ThemeSwatch } from './theme-swatch'

/** The colours there are, all of them in sight, and one of the listener's own. */
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
          {text('theme.colour')}
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
            theme={themeOf({ themeType: type, customTheme })}
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
