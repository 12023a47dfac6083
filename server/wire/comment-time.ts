const minuteMs = 60_000
const hourMs = 60 * minuteMs

const two = (value: number) => String(value).padStart(2, '0')

/** When a comment was written, in the field's words and the server's time zone: `12分钟前`, `09:30`, `03-31`, `2019-03-31`. */
export function commentTime(atMs: number, nowMs: number): string {
  const passed = nowMs - atMs
  if (passed >= 0 && passed < minuteMs) return '刚刚'
  if (passed >= 0 && passed < hourMs) return `${Math.floor(passed / minuteMs)}分钟前`
  const at = new Date(atMs)
  const now = new Date(nowMs)
  if (at.toDateString() === now.toDateString()) return `${two(at.getHours())}:${two(at.getMinutes())}`
  const day = `${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return at.getFullYear() === now.getFullYear() ? day : `${at.getFullYear()}-${day}`
}
