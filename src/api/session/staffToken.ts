import { storedText } from '#lib/storage/storedValue'

/**
 * The token of the staff session. It is never used in place of the player's `serviceToken`, nor the other way
 * round.
 */
export const staffToken = storedText('adminServiceToken')
