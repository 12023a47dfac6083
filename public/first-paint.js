// Runs before the first paint, so that a chosen mode, colour and language never flash another one. Every browser can
// read it (ECMAScript 5), so that one which the app does not run in says so
// instead of showing nothing.
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

  /**
   * Says that the app does not run, and hides the rest of the page, scripts included: the app would only fail. Where
   * pages need trusted types, the app's policy is free.
   */
  function unsupported() {
    var page = '<body><script src="/unsupported.js"></script><plaintext hidden>'
    function createHTML() {
      return page
    }
    return window.trustedTypes
      ? trustedTypes.createPolicy('melisma', { createHTML: createHTML }).createHTML('')
      : page
  }

  var settings = read('melisma.settings')
  // read before the rest of the page
  if (!runsTheApp()) return document.write(unsupported())

  if (settings.language === 'en') {
    root.lang = 'en'
    document.querySelector('link[rel="manifest"]').href = '/manifest.en.webmanifest'
  }
  // the app would ask for its texts only once it runs
  var texts = document.querySelector('meta[name="texts"][lang="' + root.lang + '"]')
  if (texts) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = texts.content
    document.head.appendChild(link)
  }
  if (settings.themeAuto === false) {
    var theme = settings.theme === 'dark' ? 'dark' : 'light'
    root.dataset.theme = theme
    document.querySelector('meta[name="color-scheme"]').content = theme
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.media = meta.dataset.mode === theme ? 'all' : 'not all'
    })
  }

  // the page before its script runs, which the build has rendered
  function showPicture() {
    var screen = location.pathname === '/' ? 'home' : 'other'
    var wanted = 'template[data-first-picture="' + screen + '"][lang="' + root.lang + '"]'
    var template = document.querySelector(wanted)
    if (!template) return
    var picture = template.content.cloneNode(true)
    picture.querySelectorAll('[data-setting]').forEach(function (part) {
      if (settings[part.dataset.setting] === false) part.remove()
    })
    document.getElementById('root').appendChild(picture)
    root.dataset.firstPicture = ''
  }

  var app

  /** Runs the app, which is fetched already; once. */
  function runApp() {
    if (app) document.head.appendChild(app.content)
    app = null
  }

  function start() {
    app = document.querySelector('template[data-app]')
    showPicture()
    // a hidden page paints nothing
    if (document.hidden) return runApp()
    setTimeout(runApp, 500)
    requestAnimationFrame(function () {
      setTimeout(runApp)
    })
  }
  document.addEventListener('readystatechange', start, { once: true })

  // left ready made by the app: no colour is known here
  var accent = read('melisma.accent')
  Object.keys(accent).forEach(function (name) {
    if (name.indexOf('--theme-') === 0) root.style.setProperty(name, String(accent[name]))
  })
})()
