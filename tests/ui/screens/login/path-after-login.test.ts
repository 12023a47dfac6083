import { describe, expect, it } from 'vitest'
import { loginAddress } from '../../../../src/domain/address/login-address'
import { pathAfterLogin } from '../../../../src/ui/screens/login/path-after-login'

const kept = (wanted: string) => new URL(loginAddress(wanted), 'http://localhost').searchParams.get('to')

describe('pathAfterLogin', () => {
  it.each(['/user/cloud', '/dailySongs', '/playlist?id=5&page=2', '/search/songs?keywords=%E6%98%9F%26x'])(
    'leads back to where the listener was going: %s',
    (wanted) => {
      expect(pathAfterLogin(kept(wanted))).toBe(wanted)
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
  ])('is the library if the URL is not a screen of the app: %s', (address) => {
    expect(pathAfterLogin(address)).toBe('/user')
  })
})
