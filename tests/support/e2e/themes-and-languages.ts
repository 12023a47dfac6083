/** Both themes and both languages in two combinations, each with a phone number to log in by. */
export const themesAndLanguages = [
  ['light, English', { dark: false, language: 'en', phone: '13800000001' }],
  ['dark, Chinese', { dark: true, language: 'zh-CN', phone: '13800000002' }],
] as const
