import { artistNames } from '../catalogue/artist-names'
import type { HotSearch, SuggestionGroup, Suggestions } from '../../contract/replies/search'
import type { SearchHistory } from './search-history'
import type { SearchTarget } from './search-target'

/** A row of the search panel. */
export interface SearchChoice {
  target: SearchTarget
  name: string
  /** A short description; empty when there is none. */
  detail: string
  /** The address of its picture, null when there is none. */
  cover: string | null
  /** The mark of the first three hot searches. */
  tag: 'hot' | 'up' | null
}

/** A group of choices under one heading. `link` is the group of a pasted link's target. */
export interface SearchSection {
  group: 'history' | 'hot' | 'link' | SuggestionGroup
  choices: readonly SearchChoice[]
}

const taggedCount = 3

function wordsChoice(words: string): SearchChoice {
  return { target: { kind: 'words', words }, name: words, detail: '', cover: null, tag: null }
}

function hotChoice({ word, content, badge }: HotSearch, at: number): SearchChoice {
  const tag = badge === 'hot' ? 'hot' : 'up'
  return { ...wordsChoice(word), detail: content, tag: at < taggedCount ? tag : null }
}

/** Returns the sections to show while nothing is typed: history and hot searches. Empty sections are dropped. */
export function startSections(history: SearchHistory, hot: readonly HotSearch[]): SearchSection[] {
  const sections: SearchSection[] = [
    { group: 'history', choices: history.map(wordsChoice) },
    { group: 'hot', choices: hot.map(hotChoice) },
  ]
  return sections.filter(({ choices }) => choices.length > 0)
}

/** Returns the section of a pasted link, with one choice. Its name is the text as typed. */
export function linkSections(target: SearchTarget, typed: string): SearchSection[] {
  return [{ group: 'link', choices: [{ target, name: typed, detail: '', cover: null, tag: null }] }]
}

/** Returns the suggestions, in the order of groups of the reply. */
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
