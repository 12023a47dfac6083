// Names the texts of the first paint in the page: which ones are needed is known before the script that imports them.

const textsModule = /\/src\/i18n\/(zh-cn|en)\/shell\.ts$/

const languages = /** @type {const} */ ({ 'zh-cn': 'zh-CN', en: 'en' })

/**
 * Adds a `<meta name="texts">` for each language to the page, which public/first-paint.js reads.
 * @returns {import('vite').Plugin}
 */
export function preloadTexts() {
  return {
    name: 'melisma-preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.values(bundle ?? {}).flatMap((file) => {
          const [, folder] = (file.type === 'chunk' && textsModule.exec(file.facadeModuleId ?? '')) || []
          if (!folder) return []
          const lang = languages[/** @type {keyof typeof languages} */ (folder)]
          const attrs = { name: 'texts', lang, content: `/${file.fileName}` }
          return [{ tag: 'meta', attrs, injectTo: /** @type {const} */ ('head-prepend') }]
        })
      },
    },
  }
}
