import { describe, expect, it } from 'vitest'
import { ShellStore } from '../../src/stores/shell-store'

function titles(kept = '') {
  const record = {
    kept,
    read: () => record.kept,
    write(title: string) {
      record.kept = title
    },
  }
  return record
}

describe('ShellStore', () => {
  it('calls a page that is loaded anew what it was called before', () => {
    expect(new ShellStore(titles('Rain - Playlist')).pageTitle).toBe('Rain - Playlist')
    expect(new ShellStore().pageTitle).toBe('')
  })

  it('keeps the name of each page, and that of home, which is none', () => {
    const record = titles()
    const shell = new ShellStore(record)
    shell.setPageTitle('Play history')
    expect(record.kept).toBe('Play history')
    shell.setPageTitle('')
    expect(record.kept).toBe('')
  })

  it('opens one layer over the page at a time', () => {
    const shell = new ShellStore()
    shell.toggleQueue()
    shell.openPlayer()
    expect([shell.queueOpen, shell.playerOpen]).toEqual([false, true])
    shell.openHelp()
    expect(shell.helpOpen).toBe(true)
    shell.closeHelp()
    expect(shell.helpOpen).toBe(false)
  })
})
