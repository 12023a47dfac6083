import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../kit/button/button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { TextField } from '../../kit/form/text-field'
import styles from './phone-login.module.css'

/** Login by phone number and the code sent to it. A code can be requested once a minute. */
export const PhoneLogin = observer(function PhoneLogin() {
  const { phoneLogin: login } = useStores()
  const { text } = useText()
  const id = useId()
  const phone = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => () => login.reset(), [login])

  const toFault = () => {
    if (login.invalidField === 'phone') phone.current?.focus()
    else if (login.invalidField === 'code') code.current?.focus()
  }
  const send = async () => {
    if (login.sending || login.secondsLeft > 0) return
    await login.sendCode()
    if (login.invalidField) toFault()
    else if (login.secondsLeft > 0) code.current?.focus()
  }
  const enter = async () => {
    if (!(await login.logIn())) toFault()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void enter()
  }
  const pausing = login.sending || login.secondsLeft > 0
  const sendText =
    login.secondsLeft > 0
      ? text('login.wait', { seconds: login.secondsLeft })
      : text(login.sending ? 'login.sending' : login.codeSent ? 'login.sendAgain' : 'login.send')
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField
        ref={phone}
        id={`${id}phone`}
        label={text('login.phoneLabel')}
        error={login.invalidField === 'phone' ? text('login.phoneFault') : null}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={text('login.phonePlaceholder')}
        value={login.phone}
        onChange={(event) => login.setPhone(event.currentTarget.value)}
      />
      <TextField
        ref={code}
        id={`${id}code`}
        label={text('login.codeLabel')}
        error={login.invalidField === 'code' ? text('login.codeFault') : null}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={login.code}
        onChange={(event) => login.setCode(event.currentTarget.value)}
      >
        <Button
          aria-disabled={pausing || undefined}
          aria-busy={login.sending}
          className={styles.send ?? ''}
          onClick={() => void send()}
        >
          {sendText}
        </Button>
      </TextField>
      {login.codeSent && login.inbox && <WhereCodeIs inbox={login.inbox} />}
      <button type="submit" hidden tabIndex={-1} aria-hidden />
      <Button
        tone="solid"
        aria-disabled={login.loggingIn || undefined}
        aria-busy={login.loggingIn}
        onClick={() => void enter()}
      >
        {text(login.loggingIn ? 'login.entering' : 'login.enter')}
      </Button>
    </form>
  )
})

/** Whether this browser runs on the server's own machine, which alone may open the page of codes. */
const atServer = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** Says where to read the code, which the embedded server cannot send to a phone. */
function WhereCodeIs({ inbox }: { inbox: string }) {
  const { text } = useText()
  return (
    <p role="status" className={styles.where}>
      {text(atServer ? 'login.codeHere' : 'login.codeAtServer')}{' '}
      {atServer && (
        <a href={inbox} target="_blank" rel="noreferrer" className={styles.link}>
          {text('login.openCodes')}
        </a>
      )}
    </p>
  )
}
