import type { Texts } from '../text-key'

export const page: Texts['page'] = {
  notFoundTitle: '404',
  notFound: 'The resource you are looking for does not exist',
  toHome: 'Back to home',
  brokenTitle: 'Something went wrong on this page',
  broken: 'The music plays on. You can retry or go home.',
}
