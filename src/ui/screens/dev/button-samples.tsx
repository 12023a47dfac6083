import { Heart, MoreHorizontal, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { CoverButton } from '../../kit/button/cover-button'
import { IconButton } from '../../kit/button/icon-button'
import styles from './parts-screen.module.css'
import { sampleCover } from './sample-cover'
import { SampleSection } from './sample-section'
import { useSamples } from './use-samples'

export function ButtonSamples() {
  const samples = useSamples()
  const [liked, setLiked] = useState(true)
  return (
    <SampleSection title={samples.buttons}>
      <div className={styles.row}>
        <Button tone="solid">{samples.solid}</Button>
        <Button>{samples.soft}</Button>
        <Button tone="danger">{samples.danger}</Button>
        <ButtonLink to="/dev/parts">{samples.link}</ButtonLink>
        <Button tone="solid" disabled>
          {samples.disabled}
        </Button>
      </div>
      <div className={styles.row}>
        <IconButton label={samples.like} aria-keyshortcuts="L">
          <Heart aria-hidden size={20} />
        </IconButton>
        <IconButton label={samples.pressed} aria-pressed={liked} onClick={() => setLiked(!liked)}>
          <Heart aria-hidden size={20} fill={liked ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton label={samples.more}>
          <MoreHorizontal aria-hidden size={20} />
        </IconButton>
        <IconButton label={samples.play} filled aria-keyshortcuts="Space">
          <Play aria-hidden size={20} fill="currentColor" />
        </IconButton>
        <IconButton label={samples.disabled} disabled>
          <MoreHorizontal aria-hidden size={20} />
        </IconButton>
        <CoverButton label={samples.play} url={sampleCover(200)} size={96} icon={Play} />
      </div>
    </SampleSection>
  )
}
