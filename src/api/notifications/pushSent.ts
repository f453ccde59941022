import { storedText } from '#lib/storage/storedValue'

/** What the provider knows of this device: who, where to send, and what of; null while it sends nothing. */
export const pushSent = storedText('push-sent')
