import { bannerUrl } from './addresses'
import { told, type ServerText } from '../../text/told'

export interface BannerSubject {
  kind: 'album' | 'playlist'
  id: number
  cover: string
  title: ServerText
}

const kinds = {
  album: { targetType: 10, typeTitle: told(({ kinds }) => kinds.newAlbum), titleColor: 'red' },
  playlist: { targetType: 1000, typeTitle: told(({ kinds }) => kinds.playlist), titleColor: 'blue' },
} as const

/** A banner. Screen type 0, the desktop, reads `imageUrl`; the others read `pic`. */
export function wireBanner({ kind, id, cover, title }: BannerSubject, screen: number) {
  return {
    ...(screen === 0 ? { imageUrl: bannerUrl(cover) } : { pic: bannerUrl(cover) }),
    targetId: id,
    ...kinds[kind],
    title,
    bannerId: String(id),
    url: null,
    exclusive: false,
    encodeId: String(id),
    adid: null,
    adSource: null,
    adLocation: null,
    monitorImpress: null,
    monitorClick: null,
    monitorType: null,
    monitorImpressList: null,
    monitorClickList: null,
    monitorBlackList: null,
    extMonitor: null,
    extMonitorInfo: null,
    program: null,
    event: null,
    video: null,
    song: null,
  }
}
