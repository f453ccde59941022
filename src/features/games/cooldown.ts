import { sharedMoment } from '#lib/storage/sharedMoment'

/** Between two games opened on this device; the provider holds to it too. */
export const cooldownMs = 60_000

/** When the last game was opened here. The link is not kept. */
export const gameOpened = sharedMoment('game-opened')
