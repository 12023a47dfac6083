import { PlaySign } from './play-sign'
import { useOneAtATime } from './use-one-at-a-time'
import styles from './card-play-button.module.css'

interface CardPlayButtonProps {
  label: string
  /** Plays all that the card is of; the button waits for it. */
  onPlay: () => Promise<void>
  /** What shows it while its card is pointed at. */
  className: string | undefined
}

/** Lies on the lower right of the picture of a card, which is as wide as the card. */
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
      <PlaySign waiting={waiting} size={22} />
    </button>
  )
}
