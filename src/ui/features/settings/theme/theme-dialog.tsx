import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent, MouseEvent } from 'react'
import { readHex } from '../../../../domain/palette/read-hex'
import { deriveTheme } from '../../../../domain/theme/derive-theme'
import { Button } from '../../../kit/button/button'
import { Modal } from '../../../kit/dialog/modal'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'
import { DerivedColours } from './derived-colours'
import styles from './theme-dialog.module.css'

interface ColourFieldProps {
  /** The last valid colour, `#rrggbb`. */
  colour: string
  /** The content of the text field. */
  written: string
  valid: boolean
  onWrite: (colour: string) => void
}

/** Chooses a colour by the browser's picker or by its hex digits. */
function ColourField({ colour, written, valid, onWrite }: ColourFieldProps) {
  const { text } = useText()
  const id = useId()
  return (
    <div className={styles.field}>
      <input
        type="color"
        aria-label={text('theme.pick')}
        value={colour}
        className={styles.well}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <label htmlFor={id} className={styles.label}>
        {text('theme.hex')}
      </label>
      <input
        id={id}
        type="text"
        value={written}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={!valid}
        aria-describedby={`${id}fault`}
        className={styles.digits}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <p id={`${id}fault`} aria-live="polite" className={styles.fault}>
        {!valid && text('theme.hexFault')}
      </p>
    </div>
  )
}

/**
 * Applies the custom theme while the component is mounted, and restores theme and colour afterwards. Returns a
 * function that keeps them instead.
 */
function useThemePreview(): () => void {
  const { settings } = useStores()
  const kept = useRef(false)
  useEffect(() => {
    const { themeType, customTheme } = settings.values
    settings.set('themeType', 'custom')
    return () => {
      if (kept.current) return
      settings.set('themeType', themeType)
      settings.set('customTheme', customTheme)
    }
  }, [settings])
  return () => {
    kept.current = true
  }
}

/** Makes a theme of the listener's own colour, with the whole app as preview. Only `Done` keeps it. */
export const ThemeDialog = observer(function ThemeDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useStores()
  const { text } = useText()
  const keep = useThemePreview()
  const { customTheme } = settings.values
  const [written, setWritten] = useState(customTheme)
  const valid = readHex(written) !== undefined

  const write = (colour: string) => {
    setWritten(colour)
    const read = readHex(colour)
    if (read) settings.set('customTheme', read)
  }
  const close = ({ currentTarget }: MouseEvent | FormEvent) => currentTarget.closest('dialog')?.close()
  const done = (event: MouseEvent | FormEvent) => {
    event.preventDefault()
    if (!valid) return
    keep()
    close(event)
  }
  return (
    <Modal title={text('settingRow.customTheme')} onClose={onClose}>
      <form className={styles.form} onSubmit={done}>
        <ColourField colour={customTheme} written={written} valid={valid} onWrite={write} />
        <DerivedColours theme={deriveTheme(customTheme)} />
        <div className={styles.actions}>
          <Button onClick={close}>{text('dialog.cancel')}</Button>
          <Button tone="solid" aria-disabled={!valid} onClick={done}>
            {text('theme.done')}
          </Button>
        </div>
      </form>
    </Modal>
  )
})
