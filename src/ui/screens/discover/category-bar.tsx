import { ChevronDown, Gem } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { Button } from '../../parts/button'
import { useKeepFocus } from '../../use-keep-focus'
import { useLateDialog } from '../../use-late-dialog'
import { useText } from '../../use-text'
import styles from './category-bar.module.css'
import { categoryAddress } from './category-address'
import type { PlaylistsData } from './load-playlists'

/** Says which category is shown, and leads to the others; switches to the best of it, where there are such. */
export function CategoryBar() {
  const { category } = useLoaderData<PlaylistsData>()
  const { text } = useText()
  const bar = useRef<HTMLDivElement>(null)
  useKeepFocus(bar)
  const { open, dialog } = useLateDialog()
  const name = category ?? text('discover.allPlaylists')

  const load = async () => {
    const { CategoryDialog } = await import('./category-dialog')
    return (onClose: () => void) => <CategoryDialog onClose={onClose} />
  }
  return (
    <div ref={bar} className={styles.bar}>
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

/** Not every category has best ones; one that is switched on can always be switched off. */
function BestSwitch() {
  const { category, best, bestNames } = useLoaderData<PlaylistsData>()
  const { text } = useText()
  const navigate = useNavigate()
  const [names, setNames] = useState<readonly string[]>([])

  // what is known stays meanwhile, and no navigation waits for it
  useEffect(() => {
    let current = true
    const look = async () => {
      const found = await bestNames
      if (current && found.ok) setNames(found.value)
    }
    void look()
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
