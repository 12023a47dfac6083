import { ChevronRight, Folder } from 'lucide-react'
import { Link } from 'react-router'
import type { LibraryFolderStep, LibraryGroup } from '../../../contract/replies/library'
import { useText } from '../../kit/use-text'
import styles from './folder-links.module.css'

const address = (key: string) => `/library/folders?${new URLSearchParams({ folder: key })}`

/** The way from the music folders to the open folder; each step is a link but the last. */
export function FolderWay({ way }: { way: readonly LibraryFolderStep[] }) {
  const { text, languageOf } = useText()
  if (way.length === 0) return null
  return (
    <nav aria-label={text('browse.way')}>
      <ol className={styles.way}>
        <li className={styles.step}>
          <Link to="/library/folders" className={styles.link}>
            {text('browse.allFolders')}
          </Link>
        </li>
        {way.map(({ key, name }, at) => (
          <li key={key} className={styles.step}>
            <ChevronRight aria-hidden size={16} className={styles.arrow} />
            {at === way.length - 1 ? (
              <span aria-current="page" lang={languageOf(name)} className={styles.here}>
                {name}
              </span>
            ) : (
              <Link to={address(key)} lang={languageOf(name)} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The folders in the open folder, with the number of songs in each and below. */
export function FolderLinks({ folders }: { folders: readonly LibraryGroup[] }) {
  const { text, languageOf } = useText()
  if (folders.length === 0) return null
  return (
    <ul aria-label={text('browse.subfolders')} className={styles.folders}>
      {folders.map(({ key, name, trackCount }) => (
        <li key={key}>
          <Link to={address(key)} draggable={false} className={styles.folder}>
            <Folder aria-hidden size={22} className={styles.icon} />
            <span lang={languageOf(name)} className={styles.name}>
              {name}
            </span>
            <span className={styles.count}>{text('list.tracks', { count: trackCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
