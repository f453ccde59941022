import type { MessageKey } from '#ui/intl/messages'
import { pinFault } from '../pin'

/** A PIN that is chosen, and the same once more. */
export interface NewPin {
  pin: string
  again: string
}

export const noPin: NewPin = { pin: '', again: '' }

export type NewPinErrors = Partial<Record<keyof NewPin, MessageKey>>

/** What speaks against it, by field and in their order. */
export function newPinErrors({ pin, again }: NewPin): NewPinErrors {
  const fault = pinFault(pin)
  if (fault !== null) return { pin: `appLock.fault.${fault}` }
  return again === pin ? {} : { again: 'appLock.mismatch' }
}
