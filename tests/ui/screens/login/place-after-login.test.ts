import { describe, expect, it } from 'vitest'
import { loginAddress } from '../../../../src/domain/account/login-address'
import { placeAfterLogin } from '../../../../src/ui/screens/login/place-after-login'

const kept = (wanted: string) => new URL(loginAddress(wanted), 'http://localhost').searchParams.get('to')

describe('placeAfterLogin', () => {
  it.each(['/user/cloud', '/dailySongs', '/playlist?id=5&page=2', '/search/songs?keywords=%E6%98%9F%26x'])(
    'leads back to where the listener was going: %s',
    (wanted) => {
      expect(placeAfterLogin(kept(wanted))).toBe(wanted)
    },
  )

  it.each([
    null,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'javascript:alert(1)',
    '/.//elsewhere.example',
    '/login',
    '/login?to=%2Fuser',
  ])('leads to the library where the address names no screen of the app: %s', (address) => {
    expect(placeAfterLogin(address)).toBe('/user')
  })
})
