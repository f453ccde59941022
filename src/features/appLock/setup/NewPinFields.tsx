import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { PinField } from '../PinField'
import { pinFault } from '../pin'

/** A new PIN and its repetition. */
interface NewPin {
  pin: string
  again: string
}

export const noPin: NewPin = { pin: '', again: '' }

export type NewPinErrors = Partial<Record<keyof NewPin, MessageKey>>

/** Errors by field, in the order of the fields. */
export function newPinErrors({ pin, again }: NewPin): NewPinErrors {
  const fault = pinFault(pin)
  if (fault !== null) return { pin: `appLock.fault.${fault}` }
  return again === pin ? {} : { again: 'appLock.mismatch' }
}

interface NewPinFieldsProps {
  value: NewPin
  errors: NewPinErrors
  onChange: (value: NewPin) => void
}

export function NewPinFields({ value, errors, onChange }: NewPinFieldsProps) {
  const text = useText()
  return (
    <>
      <PinField
        label={text('appLock.newPin')}
        name="pin"
        required
        hint={text('appLock.fault.short')}
        value={value.pin}
        onChange={(pin) => onChange({ ...value, pin })}
        error={errors.pin && text(errors.pin)}
      />
      <PinField
        label={text('appLock.again')}
        name="again"
        required
        value={value.again}
        onChange={(again) => onChange({ ...value, again })}
        error={errors.again && text(errors.again)}
      />
    </>
  )
}
