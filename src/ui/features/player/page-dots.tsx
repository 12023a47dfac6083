import { useText } from '../../kit/use-text'
import styles from './page-dots.module.css'
import type { PlayerPage } from './use-player-pages'

interface PageDotsProps {
  page: PlayerPage
  onShow: (page: PlayerPage) => void
}

/** Two buttons for the pages of a narrow player; the current one is marked. */
export function PageDots({ page, onShow }: PageDotsProps) {
  const { text } = useText()
  return (
    <div role="group" aria-label={text('player.pages')} className={styles.dots}>
      {(['cover', 'words'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-label={text(one === 'cover' ? 'player.coverPage' : 'player.lyricsPage')}
          aria-current={one === page || undefined}
          className={styles.dot}
          onClick={() => onShow(one)}
        />
      ))}
    </div>
  )
}
