import { useId } from 'react'
import { useText } from '../use-text'
import styles from './theme-dialog.module.css'

interface ColourFieldProps {
  /** The last one that was valid, `#rrggbb`. */
  colour: string
  /** As it stands in the field of text. */
  written: string
  valid: boolean
  onWrite: (colour: string) => void
}

/** A colour by the browser's own picker, or by its digits. */
export function ColourField({ colour, written, valid, onWrite }: ColourFieldProps) {
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
