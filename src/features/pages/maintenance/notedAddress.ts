import { storedByName, storedText } from '#lib/storage/storedValue'

/** The address that somebody noted on this device, for each design of the page. */
export const notedAddress = storedByName((design) => storedText(`coming-soon-${design}`))
