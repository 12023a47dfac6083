import { describe, expect, it } from 'vitest'
import { ShellStore } from '../../../src/stores/shell/shell-store'

const open = ({ queueOpen, playerOpen, searchOpen, helpOpen }: ShellStore) =>
  Object.entries({ queueOpen, playerOpen, searchOpen, helpOpen }).flatMap(([layer, is]) => (is ? layer : []))

describe('ShellStore', () => {
  it('opens the search box and closes what would cover it', () => {
    const shell = new ShellStore()
    shell.openPlayer()
    shell.focusSearch()
    expect([open(shell), shell.searchFocusRequests]).toEqual([['searchOpen'], 1])
    shell.toggleQueue()
    expect(open(shell)).toEqual(['queueOpen'])
    shell.focusSearch()
    shell.openPlayer()
    expect(open(shell)).toEqual(['playerOpen'])
  })

  it('requests the focus each time, also if the box is open', () => {
    const shell = new ShellStore()
    shell.focusSearch()
    shell.focusSearch()
    expect(shell.searchFocusRequests).toBe(2)
  })

  it('closes all layers when a screen is opened', () => {
    const shell = new ShellStore()
    shell.openHelp()
    shell.openSearch()
    shell.closeLayers()
    expect(open(shell)).toEqual([])
  })

  it('counts one navigation until it has ended, however it ends', () => {
    const shell = new ShellStore()
    shell.finishNavigation()
    expect([shell.navigation, shell.navigationCount]).toEqual(['none', 0])
    shell.startNavigation()
    shell.startNavigation()
    expect([shell.navigation, shell.navigationCount]).toEqual(['running', 1])
    shell.failNavigation()
    shell.finishNavigation()
    expect(shell.navigation).toBe('failed')
    shell.startNavigation()
    shell.finishNavigation()
    expect([shell.navigation, shell.navigationCount]).toEqual(['none', 2])
  })
})
