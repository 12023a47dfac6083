import type { ReactNode } from 'react'
import { useLazyDialog } from '../dialog/use-lazy-dialog'
import type { RenderDialog } from '../dialog/use-lazy-dialog'
import { IconButton } from './icon-button'

interface DialogButtonProps {
  label: string
  /** Fetches the code of the dialog. */
  load: () => Promise<RenderDialog>
  className?: string | undefined
  children: ReactNode
}

/** A button that fetches and opens a dialog; see `useLazyDialog`. */
export function DialogButton({ label, load, className, children }: DialogButtonProps) {
  const { open, dialog } = useLazyDialog()
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" className={className} onClick={() => void open(load)}>
        {children}
      </IconButton>
      {dialog}
    </>
  )
}
