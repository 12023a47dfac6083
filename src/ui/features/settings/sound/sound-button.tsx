import { SlidersHorizontal } from 'lucide-react'
import { DialogButton } from '../../../kit/button/dialog-button'
import { useText } from '../../../kit/use-text'

interface SoundButtonProps {
  place: 'player' | 'bar'
  size: number
  className?: string | undefined
}

/** Opens the sound settings. */
export function SoundButton({ place, size, className }: SoundButtonProps) {
  const { text } = useText()
  const load = async () => {
    const { SoundDialog } = await import('./sound-dialog')
    return (onClose: () => void) => <SoundDialog place={place} onClose={onClose} />
  }
  return (
    <DialogButton label={text('sound.title')} load={load} className={className}>
      <SlidersHorizontal aria-hidden size={size} />
    </DialogButton>
  )
}
