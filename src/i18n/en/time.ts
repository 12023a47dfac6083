import type { Texts } from '../text-key'

export const time: Texts['time'] = {
  justNow: 'Just released',
  minutesAgo_one: '{{count}} minute ago',
  minutesAgo_other: '{{count}} minutes ago',
  yesterday: 'Yesterday {{clock}}',
  monthDay: '{{month}}-{{day}}',
  date: '{{year}}-{{month}}-{{day}}',
}
