import type { Texts } from '../text-key'

export const parts: Texts['parts'] = {
  cancel: 'Cancel',
  pages: 'Pages',
  total_one: '{{count}} item in total',
  total_other: '{{count}} items in total',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  goToPage: 'Go to',
  logIn: 'Log in',
  toHome: 'Go home',
}
