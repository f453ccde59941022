import { sharedMoment } from '#lib/storage/sharedMoment'

/** When the player last answered the reality check: one clock for all tabs. */
export const realitySeen = sharedMoment('reality-seen')
