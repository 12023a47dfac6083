/**
 * Something a listener presses. What is pressed is aimed at first, as a person does.
 * @typedef {object} Press
 * @property {string} name
 * @property {(page: import('playwright').Page) => Promise<void>} [aim] brings the page and the pointer to it
 * @property {(page: import('playwright').Page) => Promise<void>} press
 * @property {(page: import('playwright').Page) => Promise<void>} after waits until it has done its work, and undoes it
 */

/** @param {import('playwright').Page} page */
const bar = (page) => page.getByRole('region', { name: 'Player' })
/** @param {import('playwright').Page} page */
const opener = (page) => page.getByRole('button', { name: 'Open player' })
/** @param {import('playwright').Page} page */
const closer = (page) => page.getByRole('button', { name: 'Close player' })
/** @param {import('playwright').Page} page */
const queue = (page) => page.getByRole('dialog', { name: 'Play queue' })
/** @param {import('playwright').Page} page */
const searchBox = (page) => page.getByRole('searchbox')
/** @param {import('playwright').Page} page */
const accountMenu = (page) => page.getByRole('button', { name: 'Account' })

/** @param {import('playwright').Page} page */
const click = async (page) => {
  await page.mouse.down()
  await page.mouse.up()
}

/** @param {import('playwright').Page} page @param {string} key */
const strike = (page, key) => page.keyboard.press(key)

/** @param {import('playwright').Page} page */
const openQueue = async (page) => {
  await bar(page).getByRole('button', { name: 'Play queue' }).click()
  await queue(page).waitFor()
  await page.waitForTimeout(600)
}

/** @param {import('playwright').Page} page */
const closeQueue = async (page) => {
  await strike(page, 'Escape')
  await queue(page).waitFor({ state: 'hidden' })
}

/** @param {import('playwright').Page} page */
const openMenu = async (page) => {
  await accountMenu(page).click()
  await page.getByRole('menu').waitFor()
}

/** @param {import('playwright').Page} page */
const closeMenu = async (page) => {
  await strike(page, 'Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

/** @type {Press[]} */
export const presses = [
  {
    name: 'open the player',
    aim: (page) => opener(page).hover(),
    press: click,
    after: async (page) => {
      await page.getByRole('list', { name: 'Lyrics' }).waitFor()
      await page.waitForTimeout(1000)
      await closer(page).click()
      await closer(page).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'close the player',
    aim: async (page) => {
      await opener(page).click()
      await page.getByRole('list', { name: 'Lyrics' }).waitFor()
      await page.waitForTimeout(1000)
      await closer(page).hover()
    },
    press: click,
    after: (page) => closer(page).waitFor({ state: 'hidden' }),
  },
  {
    name: 'open the queue',
    aim: (page) => bar(page).getByRole('button', { name: 'Play queue' }).hover(),
    press: click,
    after: async (page) => {
      await queue(page).waitFor()
      await closeQueue(page)
    },
  },
  {
    name: 'Escape out of the queue',
    aim: openQueue,
    press: (page) => strike(page, 'Escape'),
    after: closeQueue,
  },
  {
    name: 'next',
    aim: (page) => bar(page).getByRole('button', { name: 'Next' }).hover(),
    press: click,
    after: (page) => page.waitForTimeout(1500),
  },
  {
    name: 'pause',
    aim: (page) => bar(page).getByRole('button', { name: 'Pause' }).hover(),
    press: click,
    after: async (page) => {
      await bar(page).getByRole('button', { name: 'Play', exact: true }).click()
      await bar(page).getByRole('button', { name: 'Pause' }).waitFor()
    },
  },
  {
    name: 'to another screen (discover)',
    aim: (page) => page.locator('a[href^="/discover"]:visible').first().hover(),
    press: click,
    after: async (page) => {
      await page.waitForURL('**/discover**')
      await page.waitForTimeout(800)
      await page.goBack()
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'open a menu',
    aim: (page) => accountMenu(page).hover(),
    press: click,
    after: closeMenu,
  },
  {
    name: 'switch the theme',
    aim: async (page) => {
      await openMenu(page)
      await page.getByRole('menuitem').first().hover()
    },
    press: click,
    after: (page) => page.getByRole('menu').waitFor({ state: 'hidden' }),
  },
  {
    name: 'type in the search box',
    aim: (page) => searchBox(page).click(),
    press: (page) => strike(page, 'a'),
    after: async (page) => {
      await page.waitForTimeout(800)
      await searchBox(page).fill('')
      await strike(page, 'Escape')
    },
  },
  {
    name: 'drag the volume',
    aim: (page) => page.getByRole('slider', { name: 'Volume' }).hover(),
    press: async (page) => {
      const box = await page.getByRole('slider', { name: 'Volume' }).boundingBox()
      if (!box) throw new Error('there is no volume slider')
      const y = box.y + box.height / 2
      await page.mouse.down()
      for (const share of [0.4, 0.5, 0.6, 0.7, 0.8]) await page.mouse.move(box.x + box.width * share, y)
      await page.mouse.up()
    },
    after: () => Promise.resolve(),
  },
]
