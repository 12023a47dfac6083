export const time = {
  justNow: '刚刚发布',
  minutesAgo_one: '{{count}} 分钟前',
  minutesAgo_other: '{{count}} 分钟前',
  yesterday: '昨天 {{clock}}',
  monthDay: '{{month}}-{{day}}',
  date: '{{year}}-{{month}}-{{day}}',
}
