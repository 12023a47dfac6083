import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { ArtistArea } from '../../stores/daily/home-artists-store'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './area-choice.module.css'

/** Which area's artists home shows; arrows move among them. */
export const AreaChoice = observer(function AreaChoice() {
  const { homeArtists: store } = useStores()
  const { text } = useText()
  const id = useId()
  const areas: { area: ArtistArea; name: string }[] = [
    { area: -1, name: text('daily.all') },
    { area: 7, name: text('daily.chinese') },
    { area: 96, name: text('daily.western') },
    { area: 8, name: text('daily.japanese') },
    { area: 16, name: text('daily.korean') },
  ]
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{text('daily.areas')}</legend>
      {areas.map(({ area, name }) => (
        <label key={area} className={styles.area}>
          <input
            type="radio"
            name={id}
            checked={store.area === area}
            className={styles.radio}
            onChange={() => void store.choose(area)}
          />
          <span className={styles.name}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
})
