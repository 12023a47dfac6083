import { ChevronDown, Gem } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { Button } from '../../kit/button/button'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useText } from '../../kit/use-text'
import styles from './category-bar.module.css'
import { categoryAddress } from './category-address'
import type { PlaylistsData } from './create-playlists-loader'

/** The name of the current category, a button for the others, and a switch to high-quality playlists. */
export function CategoryBar() {
  const { category } = useLoaderData<PlaylistsData>()
  const { text } = useText()
  const { open, dialog } = useLazyDialog()
  const name = category ?? text('discover.allPlaylists')

  const load = async () => {
    const { CategoryDialog } = await import('./category-dialog')
    return (onClose: () => void) => <CategoryDialog onClose={onClose} />
  }
  return (
    <div data-keeps-focus className={styles.bar}>
      <h2 id="discover-category" className={styles.heading}>
        {name}
      </h2>
      <Button aria-haspopup="dialog" onClick={() => void open(load)}>
        {text('discover.chooseCategory')}
        <ChevronDown aria-hidden size={18} />
      </Button>
      <BestSwitch />
      {dialog}
    </div>
  )
}

/** Shown for categories that have high-quality playlists, and whenever it is on. */
function BestSwitch() {
  const { category, best, bestNames } = useLoaderData<PlaylistsData>()
  const { text } = useText()
  const navigate = useNavigate()
  const [names, setNames] = useState<readonly string[]>([])

  // the known names stay until the new ones are loaded; no navigation waits for them
  useEffect(() => {
    let current = true
    const load = async () => {
      const found = await bestNames
      if (current && found.ok) setNames(found.value)
    }
    void load()
    return () => {
      current = false
    }
  }, [bestNames])

  const offered = best || category === null || names.includes(category)
  if (!offered) return null
  const change = () => navigate(categoryAddress(category, !best), { preventScrollReset: true })
  return (
    <button
      type="button"
      role="switch"
      aria-checked={best}
      className={styles.best}
      onClick={() => void change()}
    >
      <Gem aria-hidden size={18} />
      {text('discover.best')}
      <span aria-hidden className={styles.track} />
    </button>
  )
}
