import type { AlbumRef, ArtistRef, CloudInfo, Track } from '../../contract/replies/track'

/** Reads a stored track field by field. Returns null without an id or a name. */
export function readTrack(value: unknown): Track | null {
  const record = asRecord(value)
  const id = own(record, 'id')
  const name = own(record, 'name')
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || typeof name !== 'string') return null
  return {
    id,
    name,
    artists: asList(own(record, 'artists')).map(readRef),
    album: readAlbum(own(record, 'album')),
    aliases: asList(own(record, 'aliases')).filter((alias) => typeof alias === 'string'),
    duration: Math.max(0, readNumber(own(record, 'duration')) ?? 0),
    fee: readNumber(own(record, 'fee')) ?? 0,
    cloud: readCloud(own(record, 'cloud')),
    mv: readNumber(own(record, 'mv')),
  }
}

function readRef(value: unknown): ArtistRef {
  const record = asRecord(value)
  return { id: readNumber(own(record, 'id')) ?? 0, name: readText(own(record, 'name')) }
}

function readAlbum(value: unknown): AlbumRef {
  const picUrl = own(asRecord(value), 'picUrl')
  return { ...readRef(value), picUrl: typeof picUrl === 'string' ? picUrl : null }
}

function readCloud(value: unknown): CloudInfo | null {
  if (typeof value !== 'object' || value === null) return null
  const record = asRecord(value)
  return { fileName: readText(own(record, 'fileName')), fileSize: readNumber(own(record, 'fileSize')) ?? 0 }
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** Returns an own property, so that inherited ones are never taken for data. */
function own(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined
}

function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
