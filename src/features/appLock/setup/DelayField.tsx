import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { type LockDelay, lockDelays } from '../storedLock'

interface DelayFieldProps {
  value: LockDelay
  onChange: (value: LockDelay) => void
}

/** How long the app may be in the background before it locks. */
export function DelayField({ value, onChange }: DelayFieldProps) {
  const text = useText()
  return (
    <SelectField
      label={text('appLock.after')}
      name="after"
      value={String(value)}
      options={lockDelays.map((minutes) => ({
        value: String(minutes),
        label: text(minutes === 0 ? 'appLock.atOnce' : 'appLock.minutes', { minutes }),
      }))}
      onChange={(chosen) => onChange(lockDelays.find((each) => String(each) === chosen) ?? value)}
    />
  )
}
