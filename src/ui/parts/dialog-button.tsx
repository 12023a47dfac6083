import type { ReactNode } from 'react'
import { useLateDialog } from '../use-late-dialog'
import type { ShowDialog } from '../use-late-dialog'
import { IconButton } from './icon-button'

interface DialogButtonProps {
  label: string
  /** Fetches the code of the dialog. */
  load: () => Promise<ShowDialog>
  className?: string | undefined
  children: ReactNode
}

/** Opens a dialog, whose code is fetched with the press; it is gone once another screen is asked for. */
export function DialogButton({ label, load, className, children }: DialogButtonProps) {
  const { open, dialog } = useLateDialog()
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" className={className} onClick={() => void open(load)}>
        {children}
      </IconButton>
      {dialog}
    </>
  )
}
