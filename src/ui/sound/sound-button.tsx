import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

interface SoundButtonProps {
  place: 'player' | 'bar'
  size: number
  className?: string | undefined
}

interface Opened {
  Dialog: ComponentType<{ place: SoundButtonProps['place']; onClose: () => void }>
  /** The visit of a screen that it was opened on. */
  visit: string
}

/** Opens the sound settings, whose code is fetched with the first press; they are gone once another screen opens. */
export function SoundButton({ place, size, className }: SoundButtonProps) {
  const { notices } = useStores()
  const { text } = useText()
  const { key: visit } = useLocation()
  const [opened, setOpened] = useState<Opened | null>(null)

  const open = async () => {
    try {
      const { SoundDialog } = await import('./sound-dialog')
      setOpened({ Dialog: SoundDialog, visit })
    } catch {
      notices.fail({ kind: 'offline' })
    }
  }
  return (
    <>
      <IconButton
        label={text('sound.title')}
        aria-haspopup="dialog"
        className={className}
        onClick={() => void open()}
      >
        <SlidersHorizontal aria-hidden size={size} />
      </IconButton>
      {opened?.visit === visit && <opened.Dialog place={place} onClose={() => setOpened(null)} />}
    </>
  )
}
