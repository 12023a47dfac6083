import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useStores } from '../stores-context'
import { IconButton } from './icon-button'

type ShowDialog = (onClose: () => void) => ReactNode

interface DialogButtonProps {
  label: string
  /** Fetches the code of the dialog. */
  load: () => Promise<ShowDialog>
  className?: string | undefined
  children: ReactNode
}

interface Opened {
  show: ShowDialog
  /** The visit of a screen that it was opened on. */
  visit: string
}

/** Opens a dialog, whose code is fetched with the press; it is gone once another screen is asked for. */
export function DialogButton({ label, load, className, children }: DialogButtonProps) {
  const { notices } = useStores()
  const { key: visit } = useLocation()
  const { state } = useNavigation()
  const [opened, setOpened] = useState<Opened | null>(null)

  const open = async () => {
    try {
      const show = await load()
      setOpened({ show, visit })
    } catch {
      notices.fail({ kind: 'offline' })
    }
  }
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" className={className} onClick={() => void open()}>
        {children}
      </IconButton>
      {opened?.visit === visit && state === 'idle' && opened.show(() => setOpened(null))}
    </>
  )
}
