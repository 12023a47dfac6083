import { reaction } from 'mobx'
import type { Player } from '../../ports/player'
import type { SettingsStore } from '../settings-store'

/** Tells the engine what is set, now and whenever it changes; the function it gives ends that. */
export function followSettings(player: Player, { values }: SettingsStore): () => void {
  const now = { fireImmediately: true }
  const stops = [
    reaction(
      () => values.songVolumeFade,
      (on) => player.setFade(on),
      now,
    ),
    reaction(
      () => values.gaplessPlayback,
      (on) => player.setGapless(on),
      now,
    ),
  ]
  return () => stops.forEach((stop) => stop())
}
