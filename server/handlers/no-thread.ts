import type { Body } from './handler'

/** Nothing that could be commented on, none that this caller may see, or no such comment. */
export const noThread: Body = { code: 404, message: '资源不存在' }
