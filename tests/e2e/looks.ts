/** Both themes and both languages, two by two. */
export const looks = [
  ['light, English', { dark: false, language: 'en', phone: '13800000001' }],
  ['dark, Chinese', { dark: true, language: 'zh-CN', phone: '13800000002' }],
] as const
