import { X } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { afterPaint } from '../after-paint'
import { useLayer } from '../layers/use-layer'
import { useEscape } from '../use-escape'
import { useText } from '../use-text'
import styles from './drawer.module.css'
import { IconButton } from '../button/icon-button'

interface DrawerProps {
  id?: string
  title: string
  /** Shown beside the title, as a count. */
  note?: ReactNode
  /** Called by its button, Escape, Back or a press outside. */
  onClose: () => void
  /** The panel, which is focusable. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** What may have been opened while focus was about to be restored. */
const layers = '[role=menu], [role=dialog], dialog'

const ignoreKey = (event: Event) => {
  if ((event as KeyboardEvent).key !== 'Escape') event.preventDefault()
}

/**
 * A panel at the right edge, open while mounted. It takes focus and restores it. The player bar stays usable; the
 * caller makes the page inert.
 */
export function Drawer({ id, title, note, onClose, ref, children }: DrawerProps) {
  const { text } = useText()
  const panel = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => panel.current as HTMLElement, [])
  const escaped = useRef(false)
  const openedBy = useRef<Element>(null)
  useEscape(true, () => {
    escaped.current = true
    onClose()
  })

  useLayer(true, onClose)

  // moving focus needs the layout, which the frame makes anyway
  useEffect(() => {
    const element = panel.current
    openedBy.current ??= document.activeElement
    const opener = openedBy.current
    // Until focus has moved, a key is meant for the drawer too, and must not press the opener again. A blur would lay
    // out the drawer within the press.
    const opening = new AbortController()
    opener?.addEventListener('keydown', ignoreKey, { signal: opening.signal })
    const cancel = afterPaint(() => {
      opening.abort()
      element?.focus({ preventScroll: true })
    })
    const restore = () => {
      const { activeElement } = document
      const isLost = activeElement === document.body || (escaped.current && !activeElement?.closest(layers))
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
    return () => {
      cancel()
      opening.abort()
      // the page is inert until after the next frame, and styled anew in the one after that
      afterPaint(() => afterPaint(() => afterPaint(restore)))
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
