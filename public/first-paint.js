// Runs before the first paint, so that a chosen mode, colour and language never flash another one. Every browser can
// read it (ECMAScript 5), so that one which the app does not run in is told so instead of showing nothing.
/* oxlint-disable no-unused-vars -- what is caught has to have a name there */
;(function () {
  var root = document.documentElement

  /** Blocked storage and garbage read as nothing. */
  function read(key) {
    try {
      return Object(JSON.parse(localStorage.getItem(key)))
    } catch (error) {
      return {}
    }
  }

  /** Has what nothing else can stand in for; workers of modules and all the rest are older than these. */
  function runsTheApp() {
    try {
      var has =
        [Worker, AbortSignal.any, URL.canParse, HTMLElement.prototype.showPopover].indexOf(undefined) < 0
      return has && CSS.supports('color', 'light-dark(red, red)')
    } catch (error) {
      return false
    }
  }

  function refuse(language) {
    var texts = [
      [
        'zh-CN',
        '不支持此浏览器',
        '此浏览器缺少 Melisma 所需的功能。请更新浏览器，或使用新版 Chrome、Edge、Firefox 或 Safari 打开。',
      ],
      [
        'en',
        'This browser is not supported',
        'It lacks what Melisma needs. Please update it, or open this page in a current Chrome, Edge, Firefox or Safari.',
      ],
    ]
    if (language === 'en') texts.reverse()
    // takes in the rest of the page, scripts included: the app would only fail
    if (document.readyState === 'loading') document.write('<plaintext hidden>')
    var body = document.body || root.appendChild(document.createElement('body'))
    var main = document.createElement('main')
    main.style.cssText =
      'max-width: 34rem; margin: 15vh auto; padding: 0 24px; font: 1rem/1.6 system-ui, sans-serif'
    texts.forEach(function (text) {
      var part = document.createElement('section')
      part.lang = text[0]
      part.appendChild(document.createElement('h1')).style.fontSize = '1.5rem'
      part.appendChild(document.createElement('p')).style.marginBottom = '3rem'
      part.firstChild.textContent = text[1]
      part.lastChild.textContent = text[2]
      main.appendChild(part)
    })
    body.insertBefore(main, body.firstChild)
  }

  var settings = read('melisma.settings')
  if (!runsTheApp()) return refuse(settings.language)

  if (settings.language === 'en') root.lang = 'en'
  if (settings.themeAuto === false) {
    var theme = settings.theme === 'dark' ? 'dark' : 'light'
    root.dataset.theme = theme
    document.querySelector('meta[name="color-scheme"]').content = theme
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.media = meta.dataset.mode === theme ? 'all' : 'not all'
    })
  }

  // left ready made by the app: no colour is known here
  var accent = read('melisma.accent')
  Object.keys(accent).forEach(function (name) {
    if (name.indexOf('--theme-') === 0) root.style.setProperty(name, String(accent[name]))
  })
})()
