import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Banner } from '../../../contract/replies/banner'
import { IconButton } from '../../kit/button/icon-button'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import styles from './banners.module.css'

interface BannersProps {
  banners: readonly Banner[]
}

/** Banners to swipe or step through. They never move by themselves. */
export function Banners({ banners }: BannersProps) {
  const { text } = useText()
  const row = useRef<HTMLUListElement>(null)
  if (banners.length === 0) return null

  const step = (direction: 1 | -1) => {
    const width = row.current?.firstElementChild?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' })
  }

  return (
    <section aria-label={text('home.banners')} className={styles.banners}>
      <ul ref={row} className={styles.row}>
        {banners.map((banner, index) => (
          <li key={index} className={styles.slide}>
            <BannerLink
              banner={banner}
              label={text('home.banner', { number: index + 1, total: banners.length })}
            />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.steps}>
          <IconButton label={text('home.previousBanner')} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </IconButton>
          <IconButton label={text('home.nextBanner')} onClick={() => step(1)}>
            <ChevronRight aria-hidden size={20} />
          </IconButton>
        </div>
      )}
    </section>
  )
}

function BannerLink({ banner, label }: { banner: Banner; label: string }) {
  const { playTrack } = usePlayCollection()
  const { target } = banner
  const name = [banner.label, banner.name, label].filter(Boolean).join(' · ')
  const picture = (
    <>
      <img src={banner.imageUrl} alt="" draggable={false} className={styles.picture} />
      {banner.name ? (
        <span className={styles.caption}>
          <span className={styles.kind}>{banner.label}</span>
          <span className={styles.name}>{banner.name}</span>
        </span>
      ) : (
        banner.label && <span className={styles.label}>{banner.label}</span>
      )}
    </>
  )
  if (target.kind === 'album' || target.kind === 'playlist')
    return (
      <Link to={`/${target.kind}?id=${target.id}`} aria-label={name} className={styles.link}>
        {picture}
      </Link>
    )
  if (target.kind === 'external')
    return (
      <a href={target.url} target="_blank" rel="noreferrer" aria-label={name} className={styles.link}>
        {picture}
      </a>
    )
  if (target.kind === 'track')
    return (
      <button
        type="button"
        aria-label={name}
        className={styles.link}
        onClick={() => void playTrack(target.id)}
      >
        {picture}
      </button>
    )
  return <span className={styles.link}>{picture}</span>
}
