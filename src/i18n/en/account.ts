import type { Texts } from '../text-key'

export const account: Texts['account'] = {
  menu: 'Account and settings',
  visitor: 'Not logged in',
  level: 'Level {{level}}',
  levelProgress: '{{percent}}% of the way to the next level',
  history: 'Play history',
  settings: 'Settings',
  login: 'Log in',
  logout: 'Log out',
  askLogout: 'Log out?',
  askLogoutText: 'What you like and your playlists stay with your account.',
  loggedOut: 'You are logged out',
}
