import type { ReactNode } from 'react'
import type { Track } from '../../../contract/replies/track'
import { trackTags } from '../../../domain/catalogue/track-tags'
import { PlainLink } from '../../kit/button/plain-link'
import { useText } from '../../kit/use-text'
import styles from './track-tags.module.css'

interface TagProps {
  tip: string
  tone?: 'warning' | 'plain'
  children: ReactNode
}

function Tag({ tip, tone, children }: TagProps) {
  return (
    <abbr title={tip} data-tone={tone} className={styles.tag}>
      {children}
    </abbr>
  )
}

interface TrackTagsProps {
  track: Track
  /** -1 in rows that are not the Tab stop. */
  tabIndex?: number
}

/** Tags of a track: whether it is unavailable, for members or for purchase, uploaded, and a link to its video. */
export function TrackTags(props: TrackTagsProps) {
  const { track } = props
  const tags = trackTags(track)
  if (tags.length === 0 && track.mv === null && !track.unavailable) return null
  return <Tags {...props} tags={tags} />
}

interface TagsProps extends TrackTagsProps {
  tags: ReturnType<typeof trackTags>
}

function Tags({ track, tags, tabIndex = 0 }: TagsProps) {
  const { text } = useText()
  const { name, mv, unavailable, unplayable } = track
  return (
    <span className={styles.tags}>
      {unavailable && (
        <Tag tip={text(unplayable ? 'track.unplayableTip' : 'track.unavailableTip')} tone="warning">
          {text(unplayable ? 'track.unplayable' : 'track.unavailable')}
        </Tag>
      )}
      {tags.includes('vip') && <Tag tip={text('track.vipTip')}>{text('track.vip')}</Tag>}
      {tags.includes('ep') && <Tag tip={text('track.epTip')}>{text('track.ep')}</Tag>}
      {tags.includes('cloud') && (
        <Tag tip={text('track.cloudTip')} tone="plain">
          {text('track.cloud')}
        </Tag>
      )}
      {mv !== null && (
        <PlainLink
          to={`/video?id=${mv}`}
          tabIndex={tabIndex}
          aria-label={text('track.mvOf', { name })}
          title={text('track.mvOf', { name })}
          className={`${styles.tag} ${styles.link}`}
        >
          {text('track.mv')}
        </PlainLink>
      )}
    </span>
  )
}
