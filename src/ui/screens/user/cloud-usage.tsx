import { observer } from 'mobx-react-lite'
import { formatBytes } from '../../../domain/format/format-bytes'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './cloud-usage.module.css'

/** How full the cloud drive is, in words, and as a meter if its size is known. */
export const CloudUsage = observer(function CloudUsage() {
  const { cloud } = useStores()
  const { text, language } = useText()
  const { files, usedBytes, maxBytes } = cloud
  const words = text('cloud.used', {
    used: formatBytes(usedBytes, language),
    total: formatBytes(maxBytes, language),
  })
  return (
    <div className={styles.usage}>
      <span className={styles.words}>
        <span>{text('cloud.count', { count: files.length })}</span>
        {maxBytes > 0 && <span>{words}</span>}
      </span>
      {maxBytes > 0 && (
        <meter
          aria-label={text('cloud.usage')}
          aria-valuetext={words}
          min={0}
          max={maxBytes}
          value={usedBytes}
          className={styles.meter}
        />
      )}
    </div>
  )
})
