import { X } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { useEscape } from '../use-escape'
import { useText } from '../use-text'
import styles from './drawer.module.css'
import { IconButton } from './icon-button'

interface DrawerProps {
  id?: string
  title: string
  /** Beside the title, as a count. */
  note?: ReactNode
  /** It asks to be closed, by its button, Escape or a press outside. */
  onClose: () => void
  /** The panel, which can take focus. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * A panel at the right edge, open while it is mounted; the player bar below it stays in reach, and who shows it takes
 * the page out of reach. It takes focus and gives it back.
 */
export function Drawer({ id, title, note, onClose, ref, children }: DrawerProps) {
  const { text } = useText()
  const panel = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => panel.current as HTMLElement, [])
  const escaped = useRef(false)
  useEscape(true, () => {
    escaped.current = true
    onClose()
  })

  // not before it is painted: React gives focus back to what had it before the change of the page
  useEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    element?.focus({ preventScroll: true })
    return () => {
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement)
      if ((isLost || escaped.current) && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <>
      <div aria-hidden className={styles.scrim} onClick={onClose} />
      <section ref={panel} id={id} role="dialog" tabIndex={-1} aria-label={title} className={styles.drawer}>
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.note}>{note}</span>
          <IconButton label={text('app.close')} onClick={onClose}>
            <X aria-hidden size={20} />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
      </section>
    </>
  )
}
