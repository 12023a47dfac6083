import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../parts/button'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { TextField } from '../../parts/text-field'
import styles from './phone-login.module.css'

/** A phone number, the code that is sent to it, and a minute between two codes. */
export const PhoneLogin = observer(function PhoneLogin() {
  const { phoneLogin: login } = useStores()
  const { text } = useText()
  const id = useId()
  const phone = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => () => login.leave(), [login])

  const toFault = () => {
    if (login.fault === 'phone') phone.current?.focus()
    else if (login.fault === 'code') code.current?.focus()
  }
  const send = async () => {
    if (login.sending || login.secondsLeft > 0) return
    await login.send()
    if (login.fault) toFault()
    else if (login.secondsLeft > 0) code.current?.focus()
  }
  const enter = async () => {
    if (!(await login.enter())) toFault()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void enter()
  }
  const pausing = login.sending || login.secondsLeft > 0
  const sendText =
    login.secondsLeft > 0
      ? text('login.wait', { seconds: login.secondsLeft })
      : text(login.sending ? 'login.sending' : login.askedBefore ? 'login.sendAgain' : 'login.send')
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField
        ref={phone}
        id={`${id}phone`}
        label={text('login.phoneLabel')}
        fault={login.fault === 'phone' ? text('login.phoneFault') : null}
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
        fault={login.fault === 'code' ? text('login.codeFault') : null}
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
      <button type="submit" hidden tabIndex={-1} aria-hidden />
      <Button
        tone="solid"
        aria-disabled={login.entering || undefined}
        aria-busy={login.entering}
        onClick={() => void enter()}
      >
        {text(login.entering ? 'login.entering' : 'login.enter')}
      </Button>
    </form>
  )
})
