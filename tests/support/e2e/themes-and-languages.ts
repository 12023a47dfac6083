/** Both themes and both languages in two combinations. */
export const themesAndLanguages = [
  ['light, English', { dark: false, language: 'en' }],
  ['dark, Chinese', { dark: true, language: 'zh-CN' }],
] as const
