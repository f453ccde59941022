import { useText } from '#ui/intl/useText'
import { PinField } from '../PinField'
import type { NewPin, NewPinErrors } from './newPin'

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
