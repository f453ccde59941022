import { storedText } from '#lib/storage/storedValue'

/** Of the staff's session, beside the player's `serviceToken`: neither ever stands in for the other. */
export const staffToken = storedText('adminServiceToken')
