import { Suspense, use } from 'react'
import type { VideoCounts, VideoDetail } from '../../../contract/replies/video'
import { formatCount } from '../../../domain/format/format-count'
import { ArtistLinks } from '../../features/tracks/artist-links'
import { CollapsibleText } from '../../features/comments/collapsible-text'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import styles from './video-about.module.css'

interface VideoAboutProps {
  video: VideoDetail
  counts: Promise<VideoCounts | null> | null
}

/** The facts about a video. Sets the page title. */
export function VideoAbout({ video, counts }: VideoAboutProps) {
  const { text, language, languageOf } = useText()
  const { name, artists, description, playCount, publishedOn } = video
  const [first] = artists
  useTitle(first ? text('video.title', { name, artist: first.name }) : text('video.titleAlone', { name }))
  return (
    <div className={styles.about}>
      <h1 lang={languageOf(name)} className={styles.name}>
        {name}
      </h1>
      <p className={styles.artists}>
        <ArtistLinks languageOf={languageOf} artists={artists} />
      </p>
      <p className={styles.facts}>
        {playCount > 0 && <span>{text('video.plays', { count: formatCount(playCount, language) })}</span>}
        {counts && (
          <Suspense fallback={null}>
            <Shares counts={counts} />
          </Suspense>
        )}
        {publishedOn && <span>{text('video.published', { day: publishedOn })}</span>}
      </p>
      {description && <CollapsibleText words={description} className={styles.description} />}
    </div>
  )
}

function Shares({ counts }: { counts: Promise<VideoCounts | null> }) {
  const { text, language } = useText()
  const count = use(counts)?.shareCount ?? 0
  return count > 0 && <span>{text('video.shares', { count: formatCount(count, language) })}</span>
}
