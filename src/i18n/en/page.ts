import type { Texts } from '../text-key'

export const page: Texts['page'] = {
  forbiddenTitle: '403',
  forbidden: 'You may not see this page',
  forbiddenHint: 'It may take another account, or not be open to anyone.',
  notFoundTitle: '404',
  notFound: 'The resource you are looking for does not exist',
  notFoundHint: 'It may have moved, or the address may be wrong.',
  serverErrorTitle: '500',
  serverError: 'The server made an error',
  serverErrorHint: 'Your music plays on. Please try again later.',
  toHome: 'Back to home',
  back: 'Go back',
  brokenTitle: 'Something went wrong on this page',
  broken: 'The music plays on. You can retry or go home.',
  unreachable:
    'This page could not be fetched. Check the network and retry; if the app was just updated, reload.',
  reload: 'Reload',
  checkFailed: 'The request failed',
  loginExpired: 'Your login has expired, please log in again',
}
