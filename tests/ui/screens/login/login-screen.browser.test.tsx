import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Profile, QrState } from '../../../../src/contract/replies/account'
import { failed, ok } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { LoginScreen } from '../../../../src/ui/screens/login/login-screen'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const mia: Profile = { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 }

interface LoginShow {
  address?: string
  profile?: Profile | null
  origin?: string
  inbox?: string | null
}

async function show(options: LoginShow = {}) {
  const { address = '/login', profile = null, origin = location.origin, inbox = null } = options
  const fakes = fakeStores()
  const { stores, backend, system } = fakes
  let state: QrState = 'waiting'
  backend.answers = {
    ...backend.answers,
    loginStatus: () => ok(profile),
    qrKey: () => ok('key'),
    qrCreate: () => ok({ url: `${origin}/api/local/qr?key=key`, image: dot }),
    qrCheck: () => ok({ state, nickname: '', avatarUrl: null }),
    captchaSent: () => ok({ inbox }),
    captchaVerify: () => ok(null),
  }
  await stores.session.check()
  const words = (said: string) => <main>{said}</main>
  const router = createMemoryRouter(
    [
      {
        path: '/login',
        element: (
          <main>
            <LoginScreen />
          </main>
        ),
      },
      { path: '/user', element: words('Library') },
      { path: '/playlist', element: words('Playlist') },
      { path: '/', element: words('Home') },
    ],
    { initialEntries: [address] },
  )
  await page.viewport(400, 800)
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  const poll = (next: QrState) => {
    state = next
    system.advance(1_000)
  }
  const logIn = () => (backend.answers.loginStatus = () => ok(mia))
  const place = () => `${router.state.location.pathname}${router.state.location.search}`
  return { ...fakes, router, poll, logIn, place }
}

const told = ({ stores }: { stores: ReturnType<typeof fakeStores>['stores'] }) =>
  stores.notices.notices.map(({ text }) => text)

describe('LoginScreen', () => {
  it('shows a code and its state, and opens the library once it is confirmed', async () => {
    const shown = await show()
    const { poll, logIn, place } = shown
    await expect.element(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible()
    await expect.element(page.getByText('Open the app and scan the code')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    poll('scanned')
    await expect.element(page.getByText('please confirm in the client')).toBeVisible()
    logIn()
    poll('confirmed')
    await expect.poll(place).toBe('/user')
    expect(told(shown)).toEqual(['login.success'])
  })

  it('goes back to where the listener was going', async () => {
    const { poll, logIn, place } = await show({ address: '/login?to=%2Fplaylist%3Fid%3D5' })
    await expect.element(page.getByText('Open the app and scan the code')).toBeVisible()
    logIn()
    poll('confirmed')
    await expect.poll(place).toBe('/playlist?id=5')
  })

  it('links to the page that confirms on this device, if the backend has one', async () => {
    await show()
    const link = page.getByRole('link', { name: 'Confirm on this device' })
    await expect.element(link).toHaveAttribute('href', `${location.origin}/api/local/qr?key=key`)
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  it('does not link to a page of the service that only its app can open', async () => {
    await show({ origin: 'https://music.example' })
    await expect.element(page.getByText('Open the app and scan the code')).toBeVisible()
    expect(page.getByRole('link').all()).toEqual([])
  })

  it('refreshes a code that expired or failed', async () => {
    const { poll, backend } = await show()
    await expect.element(page.getByText('Open the app and scan the code')).toBeVisible()
    poll('expired')
    await expect.element(page.getByText('The QR code has expired')).toBeVisible()
    backend.answers.qrKey = () => failed({ kind: 'offline' })
    await userEvent.click(page.getByRole('button', { name: 'Refresh the QR code' }))
    await expect.element(page.getByText('The QR code could not be made')).toBeVisible()
    await expect.element(page.getByText('cannot be reached')).toBeVisible()
    backend.answers.qrKey = () => ok('other')
    await userEvent.click(page.getByRole('button', { name: 'Refresh the QR code' }))
    await expect.element(page.getByText('Open the app and scan the code')).toBeVisible()
  })

  it('stops polling once another way is chosen', async () => {
    const { system } = await show()
    await expect.element(page.getByText('Open the app and scan the code')).toBeVisible()
    const polling = system.pendingTimers
    await userEvent.click(page.getByRole('radio', { name: 'Phone' }))
    await expect.element(page.getByLabelText('Phone number')).toBeVisible()
    expect(system.pendingTimers).toBe(polling - 1)
  })

  it('says where the code of a server without text messages is', async () => {
    await show({ inbox: '/api/local/inbox' })
    await userEvent.click(page.getByRole('radio', { name: 'Phone' }))
    await userEvent.fill(page.getByLabelText('Phone number'), '13800138000')
    await userEvent.click(page.getByRole('button', { name: 'Get a code' }))
    const codes = page.getByRole('link', { name: 'Login codes' })
    await expect.element(codes).toHaveAttribute('href', '/api/local/inbox')
    await expect.element(page.getByText('The code is in its console')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('logs in by phone with the keyboard alone, and focuses the wrong field', async () => {
    const { backend, place, logIn } = await show()
    await userEvent.click(page.getByRole('radio', { name: 'Phone' }))
    const phone = page.getByLabelText('Phone number')
    const code = page.getByLabelText('Verification code')
    await userEvent.type(phone, '123{Enter}')
    await expect.element(phone).toHaveFocus()
    await expect.element(phone).toHaveAccessibleDescription('Please enter a correct phone number')
    await expect.element(phone).toHaveAttribute('autocomplete', 'tel-national')
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.fill(phone, '138 0013 8000')
    await userEvent.click(page.getByRole('button', { name: 'Get a code' }))
    await expect.element(page.getByRole('button', { name: 'Again in 60 s' })).toBeVisible()
    await expect.element(code).toHaveFocus()
    expect(await axeFaults()).toEqual([])
    backend.answers.loginCellphone = () => {
      logIn()
      return ok(mia)
    }
    await userEvent.keyboard('123456{Enter}')
    await expect.poll(place).toBe('/user')
  })

  it('says that email is disabled', async () => {
    await show()
    await userEvent.click(page.getByRole('radio', { name: 'E-mail' }))
    await expect.element(page.getByText('not secure and is temporarily disabled')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('tells a listener that they are already logged in, and goes on', async () => {
    const shown = await show({ profile: mia })
    await expect.poll(shown.place).toBe('/user')
    expect(told(shown)).toEqual(['login.already'])
  })
})
