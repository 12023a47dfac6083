import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { LibraryProblem } from '../../../contract/replies/library'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './empty-library.module.css'

const shownCount = 3

/** How many files were passed over, the first of them with their reasons, and the way to all. */
export function FirstProblems({ count }: { count: number }) {
  const { backend } = useStores()
  const { text } = useText()
  const [problems, setProblems] = useState<readonly LibraryProblem[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const reply = await backend.call('libraryProblems', { limit: shownCount }, { signal: leaving.signal })
      // without them, the number and the link are left
      if (reply.ok) setProblems(reply.value.items)
    }
    void load()
    return () => leaving.abort()
  }, [backend])
  return (
    <>
      {text('libraryReport.passedOver', { count })}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ id, name, reason }) => (
            <li key={id} className={styles.folder}>
              <bdi>{name}</bdi>: {reason}
            </li>
          ))}
        </ul>
      )}
      <Link to="/setting/library" className={styles.more}>
        {text('libraryReport.moreProblems')}
      </Link>
    </>
  )
}
