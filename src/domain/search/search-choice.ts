import { artistNames } from '../catalogue/artist-names'
import type { HotSearch } from '../catalogue/hot-search'
import type { SuggestionGroup, Suggestions } from '../catalogue/search'
import type { SearchHistory } from './search-history'
import type { SearchTarget } from './search-target'

/** A line of the search panel that can be chosen. */
export interface SearchChoice {
  target: SearchTarget
  name: string
  /** A few more words about it; empty when there are none. */
  detail: string
  /** Address of its picture, null when there is none. */
  cover: string | null
  /** What marks it among the first three of what others search for. */
  tag: 'hot' | 'up' | null
}

/** A group of choices under one heading; `link` holds what a pasted link leads to. */
export interface SearchSection {
  group: 'history' | 'hot' | 'link' | SuggestionGroup
  choices: readonly SearchChoice[]
}

const tagged = 3

function wordsChoice(words: string): SearchChoice {
  return { target: { kind: 'words', words }, name: words, detail: '', cover: null, tag: null }
}

function hotChoice({ word, content, badge }: HotSearch, at: number): SearchChoice {
  const tag = badge === 'hot' ? 'hot' : 'up'
  return { ...wordsChoice(word), detail: content, tag: at < tagged ? tag : null }
}

/** What is offered while nothing is typed: the history, then what others search for. Empty ones are left out. */
export function startSections(history: SearchHistory, hot: readonly HotSearch[]): SearchSection[] {
  const sections: SearchSection[] = [
    { group: 'history', choices: history.map(wordsChoice) },
    { group: 'hot', choices: hot.map(hotChoice) },
  ]
  return sections.filter(({ choices }) => choices.length > 0)
}

/** The single choice that a pasted link stands for; its name is the link as it was typed. */
export function linkSections(target: SearchTarget, typed: string): SearchSection[] {
  return [{ group: 'link', choices: [{ target, name: typed, detail: '', cover: null, tag: null }] }]
}

/** The suggestions in the order in which the reply gives their groups. */
export function suggestionSections(suggestions: Suggestions): SearchSection[] {
  const choices: Record<SuggestionGroup, () => SearchChoice[]> = {
    songs: () =>
      suggestions.tracks.map(({ id, name, artists, album }) => ({
        target: { kind: 'song', id },
        name,
        detail: artistNames(artists),
        cover: album.picUrl,
        tag: null,
      })),
    artists: () =>
      suggestions.artists.map(({ id, name, aliases, picUrl }) => ({
        target: { kind: 'artist', id },
        name,
        detail: aliases[0] ?? '',
        cover: picUrl,
        tag: null,
      })),
    albums: () =>
      suggestions.albums.map(({ id, name, artists, picUrl }) => ({
        target: { kind: 'album', id },
        name,
        detail: artistNames(artists),
        cover: picUrl,
        tag: null,
      })),
    playlists: () =>
      suggestions.playlists.map(({ id, name, cover }) => ({
        target: { kind: 'playlist', id },
        name,
        detail: '',
        cover,
        tag: null,
      })),
  }
  return suggestions.order.map((group) => ({ group, choices: choices[group]() }))
}
