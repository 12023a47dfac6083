import { describe, expect, it } from 'vitest'
import { ShellStore } from '../../src/stores/shell-store'

const open = ({ queueOpen, playerOpen, searchOpen, helpOpen }: ShellStore) =>
  Object.entries({ queueOpen, playerOpen, searchOpen, helpOpen }).flatMap(([layer, is]) => (is ? layer : []))

describe('ShellStore', () => {
  it('has the search box in place of what covers it', () => {
    const shell = new ShellStore()
    shell.openPlayer()
    shell.focusSearch()
    expect([open(shell), shell.searchCalls]).toEqual([['searchOpen'], 1])
    shell.toggleQueue()
    expect(open(shell)).toEqual(['queueOpen'])
    shell.focusSearch()
    shell.openPlayer()
    expect(open(shell)).toEqual(['playerOpen'])
  })

  it('asks for focus each time, though the box is open', () => {
    const shell = new ShellStore()
    shell.focusSearch()
    shell.focusSearch()
    expect(shell.searchCalls).toBe(2)
  })

  it('has nothing over the page once a screen is asked for', () => {
    const shell = new ShellStore()
    shell.openHelp()
    shell.openSearch()
    shell.closeLayers()
    expect(open(shell)).toEqual([])
  })

  it('counts one journey until it is over, whatever its end', () => {
    const shell = new ShellStore()
    shell.arrive()
    expect([shell.journey, shell.journeys]).toEqual(['none', 0])
    shell.setOut()
    shell.setOut()
    expect([shell.journey, shell.journeys]).toEqual(['running', 1])
    shell.breakOff()
    shell.arrive()
    expect(shell.journey).toBe('failed')
    shell.setOut()
    shell.arrive()
    expect([shell.journey, shell.journeys]).toEqual(['none', 2])
  })
})
