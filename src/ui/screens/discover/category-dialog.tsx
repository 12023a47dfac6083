import { Flame, Tags } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { categoryGroups } from '../../../domain/catalogue/playlist-category'
import { Deferred } from '../../kit/dialog/deferred'
import { Modal } from '../../kit/dialog/modal'
import { Skeleton } from '../../kit/state/skeleton'
import { StatePanel } from '../../kit/state/state-panel'
import { useText } from '../../kit/use-text'
import { categoryAddress } from './category-address'
import styles from './category-dialog.module.css'
import type { PlaylistsData } from './create-playlists-loader'

/** All categories of playlists as links. Popular ones are marked. */
export function CategoryDialog({ onClose }: { onClose: () => void }) {
  const { category: current, categories } = useLoaderData<PlaylistsData>()
  const { text } = useText()
  return (
    <Modal title={text('discover.categories')} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <ul className={styles.names}>
          <CategoryLink
            to={categoryAddress(null)}
            name={text('discover.allPlaylists')}
            current={current === null}
          />
        </ul>
        <Deferred promise={categories} fallback={<CategoriesSkeleton />}>
          {(found) => {
            const groups = categoryGroups(found)
            if (groups.length === 0) return <StatePanel icon={Tags} title={text('discover.noCategories')} />
            return groups.map((group) => (
              <section key={group.name} aria-label={group.name || text('discover.otherCategories')}>
                <h3 className={styles.heading}>{group.name || text('discover.otherCategories')}</h3>
                <ul className={styles.names}>
                  {group.categories.map(({ name, hot }) => (
                    <CategoryLink
                      key={name}
                      to={categoryAddress(name)}
                      name={name}
                      hot={hot}
                      current={name === current}
                    />
                  ))}
                </ul>
              </section>
            ))
          }}
        </Deferred>
      </div>
    </Modal>
  )
}

interface CategoryLinkProps {
  to: string
  name: string
  hot?: boolean
  current: boolean
}

function CategoryLink({ to, name, hot = false, current }: CategoryLinkProps) {
  const { text } = useText()
  return (
    <li>
      <Link to={to} draggable={false} aria-current={current || undefined} className={styles.link}>
        <span className={styles.name}>
          {name}
          {hot && (
            <>
              <Flame aria-hidden size={15} className={styles.flame} />
              <span className="visually-hidden"> {text('discover.hot')}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}

function CategoriesSkeleton() {
  return (
    <div aria-hidden className={styles.content}>
      {Array.from({ length: 3 }, (_, at) => (
        <Skeleton key={at} className={styles.ghost} />
      ))}
    </div>
  )
}
