import { CheckCheck, ExternalLink, RefreshCw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { failureText } from '../../../i18n/failure-text'
import { Button } from '../../parts/button'
import { Skeleton } from '../../parts/skeleton'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './qr-login.module.css'

const words = {
  making: 'login.qrMaking',
  waiting: 'login.qrWaiting',
  scanned: 'login.qrScanned',
  entering: 'login.qrEntering',
  done: 'login.success',
  expired: 'login.qrExpired',
  failed: 'login.qrFailed',
  refused: 'login.failed',
} as const

/** The embedded backend's own page, where whoever sits here may confirm; elsewhere a phone has to. */
function confirmPage(url: string): string | null {
  return URL.canParse(url) && new URL(url).origin === location.origin ? url : null
}

/** A code to scan, and what became of it; followed for as long as it is in view. */
export const QrLogin = observer(function QrLogin() {
  const { qrLogin } = useStores()
  const { text } = useText()
  const { step, code, nickname, failure } = qrLogin
  useEffect(() => {
    void qrLogin.begin()
    return () => qrLogin.stop()
  }, [qrLogin])

  const over = step === 'expired' || step === 'failed' || step === 'refused'
  const live = step === 'waiting' || step === 'scanned'
  const page = code && live ? confirmPage(code.url) : null
  const said =
    step === 'scanned' && nickname ? text('login.qrScannedBy', { name: nickname }) : text(words[step])
  const why = failure && over ? failureText(failure) : null
  return (
    <div className={styles.panel}>
      <div className={styles.card} data-dim={step !== 'waiting' || undefined}>
        {code?.image && step !== 'making' ? (
          <img src={code.image} alt={text('login.qrPicture')} draggable={false} className={styles.picture} />
        ) : (
          !over && <Skeleton className={styles.ghost} />
        )}
        {step === 'scanned' && <CheckCheck aria-hidden size={48} className={styles.mark} />}
        {over && (
          <Button tone="solid" className={styles.mark ?? ''} onClick={() => void qrLogin.begin()}>
            <RefreshCw aria-hidden size={18} />
            {text('login.qrRefresh')}
          </Button>
        )}
      </div>
      <div role="status" className={styles.words}>
        <p className={styles.step}>{said}</p>
        {live && failure && <p className={styles.note}>{text('login.qrTroubled')}</p>}
        {why && <p className={styles.note}>{text(why.key, why.values)}</p>}
      </div>
      {page && (
        <div className={styles.here}>
          <a href={page} target="_blank" rel="noreferrer" className={styles.link}>
            <ExternalLink aria-hidden size={18} />
            {text('login.qrHere')}
          </a>
          <p className={styles.note}>{text('login.qrHereHint')}</p>
        </div>
      )}
    </div>
  )
})
