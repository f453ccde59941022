import { storedText } from '#lib/storage/storedValue'

/** Set from a registration until the new player has chosen a first step on the dashboard. */
export const firstStep = storedText('first-step', 'session')
