import { ALargeSmall } from 'lucide-react'
import { DialogButton } from '../../../kit/button/dialog-button'
import { useText } from '../../../kit/use-text'

async function load() {
  const { LyricDialog } = await import('./lyric-dialog')
  return (onClose: () => void) => <LyricDialog onClose={onClose} />
}

/** Opens the lyric settings over the full player. */
export function LyricSettingsButton({ size, className }: { size: number; className?: string | undefined }) {
  const { text } = useText()
  return (
    <DialogButton label={text('lyricSettings.title')} load={load} className={className}>
      <ALargeSmall aria-hidden size={size} />
    </DialogButton>
  )
}
