import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { Banner } from '../../../contract/replies/banner'
import { IconButton } from '../../kit/button/icon-button'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import styles from './banners.module.css'

interface BannersProps {
  banners: readonly Banner[]
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves focus between the banners by arrows: they are one Tab stop, since what one came for is below them. */
function moveFocus({ key, currentTarget }: KeyboardEvent): void {
  const links = [...currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = links.findIndex((link) => link === document.activeElement)
  links[at + (steps[key] ?? 0)]?.focus()
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the links in it */}
      <ul ref={row} className={styles.row} onKeyDown={moveFocus}>
        {banners.map((banner, index) => (
          <li key={index} className={styles.slide}>
            <BannerLink
              banner={banner}
              tabIndex={index === 0 ? 0 : -1}
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

interface BannerLinkProps {
  banner: Banner
  label: string
  tabIndex: number
}

function BannerLink({ banner, label, tabIndex }: BannerLinkProps) {
  const { playTrack } = usePlayCollection()
  const { target } = banner
  const name = [banner.label, banner.name, label].filter(Boolean).join(' · ')
  const rest = { 'aria-label': name, className: styles.link, tabIndex }
  const picture = (
    <>
      <img src={banner.imageUrl} alt="" draggable={false} className={styles.picture} />
      {banner.name ? (
        <span className={styles.caption}>
          <span className={styles.kind}>{banner.label}</span>{' '}
          <span className={styles.name}>{banner.name}</span>
        </span>
      ) : (
        banner.label && <span className={styles.label}>{banner.label}</span>
      )}
    </>
  )
  if (target.kind === 'album' || target.kind === 'playlist' || target.kind === 'video')
    return (
      <Link to={`/${target.kind}?id=${target.id}`} {...rest}>
        {picture}
      </Link>
    )
  if (target.kind === 'external')
    return (
      <a href={target.url} target="_blank" rel="noreferrer" {...rest}>
        {picture}
      </a>
    )
  if (target.kind === 'track')
    return (
      <button type="button" {...rest} onClick={() => void playTrack(target.id)}>
        {picture}
      </button>
    )
  return <span className={styles.link}>{picture}</span>
}
