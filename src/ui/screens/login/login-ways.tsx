import { Segments } from '../../parts/segments'
import { useText } from '../../use-text'
import styles from './login-ways.module.css'

export type LoginWay = 'qr' | 'phone' | 'email'

interface LoginWaysProps {
  way: LoginWay
  onChange: (way: LoginWay) => void
}

/** The ways to log in, side by side; arrows move among them. */
export function LoginWays({ way, onChange }: LoginWaysProps) {
  const { text } = useText()
  const ways = [
    { value: 'qr', name: text('login.qr') },
    { value: 'phone', name: text('login.phone') },
    { value: 'email', name: text('login.email') },
  ] as const
  return (
    <div role="radiogroup" aria-label={text('login.ways')} className={styles.ways}>
      <Segments value={way} options={ways} onChange={onChange} />
    </div>
  )
}
