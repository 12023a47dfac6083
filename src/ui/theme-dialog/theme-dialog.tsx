import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { FormEvent, MouseEvent } from 'react'
import { readHex } from '../../domain/palette/hex'
import { deriveTheme } from '../../domain/theme/derive-theme'
import { Button } from '../parts/button'
import { Modal } from '../parts/modal'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { ColourField } from './colour-field'
import { DerivedColours } from './derived-colours'
import styles from './theme-dialog.module.css'
import { useTrial } from './use-trial'

/** Makes the theme of the listener's own colour, with the whole app as the preview; only `Done` keeps it. */
export const ThemeDialog = observer(function ThemeDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useStores()
  const { text } = useText()
  const keep = useTrial()
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
    <Modal title={text('theme.dialogTitle')} onClose={onClose}>
      <form className={styles.form} onSubmit={done}>
        <ColourField colour={customTheme} written={written} valid={valid} onWrite={write} />
        <DerivedColours theme={deriveTheme(customTheme)} />
        <div className={styles.actions}>
          <Button onClick={close}>{text('parts.cancel')}</Button>
          <Button tone="solid" aria-disabled={!valid} onClick={done}>
            {text('theme.done')}
          </Button>
        </div>
      </form>
    </Modal>
  )
})
