import { PlayIcon } from './play-icon'
import { useOneAtATime } from '../dialog/use-one-at-a-time'
import styles from './card-play-button.module.css'

interface CardPlayButtonProps {
  label: string
  /** Plays what the card shows; the button is busy until it resolves. */
  onPlay: () => Promise<void>
  /** Of the card, whose styles show the button while the card is hovered. */
  className: string | undefined
}

/** A round play button at the lower right of a card's picture. */
export function CardPlayButton({ label, onPlay, className = '' }: CardPlayButtonProps) {
  const { waiting, run } = useOneAtATime(onPlay)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={waiting}
      aria-disabled={waiting}
      className={`${styles.button} ${className}`}
      onClick={() => void run()}
    >
      <PlayIcon waiting={waiting} size={22} />
    </button>
  )
}
