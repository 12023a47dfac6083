import { useEffect, useState } from 'react'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './tag-choices.module.css'

/** As many as the music service keeps. */
const most = 3

interface TagChoicesProps {
  chosen: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** The backend's categories as tags; those that are chosen stay in sight where the others cannot be had. */
export function TagChoices({ chosen, onChange }: TagChoicesProps) {
  const { backend } = useStores()
  const { text } = useText()
  const [first] = useState(chosen)
  const [offered, setOffered] = useState<readonly string[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const found = await backend.call('catlist', {}, { signal: leaving.signal })
      if (found.ok) setOffered(found.value.categories.map(({ name }) => name))
    }
    void ask()
    return () => leaving.abort()
  }, [backend])

  const tags = [...new Set([...first, ...offered])]
  if (tags.length === 0) return null
  return (
    <fieldset className={styles.tags}>
      <legend className={styles.label}>{text('library.tags')}</legend>
      <div className={styles.choices}>
        {tags.map((tag) => {
          const checked = chosen.includes(tag)
          return (
            <label key={tag} className={styles.choice}>
              <input
                type="checkbox"
                checked={checked}
                disabled={!checked && chosen.length >= most}
                className={styles.box}
                onChange={() =>
                  onChange(checked ? chosen.filter((other) => other !== tag) : [...chosen, tag])
                }
              />
              <span className={styles.name}>{tag}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
