import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { vibrate } from '#lib/device/motion'
import { SubmitButton } from '#ui/form/PlainButton'
import { FingerprintIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { confirmOnDevice } from '../deviceCheck'
import { PinField } from '../PinField'
import { readPin, triesLeft, tryPin } from '../pin'
import type { AppLock } from '../storedLock'
import { unlock } from '../watchLock'
import { Key, Keypad } from './Keypad'

interface PinEntryProps {
  userId: string
  lock: AppLock
  /** Called when a PIN check starts and ends. */
  onTrying: (isTrying: boolean) => void
}

/** PIN entry by keyboard or on-screen keys, and the device check if enabled. */
export function PinEntry({ userId, lock, onTrying }: PinEntryProps) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (hasMouse()) field.current?.focus()
  }, [])

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (busy || pin === '') return
    setBusy(true)
    onTrying(true)
    const isRight = await tryPin(userId, pin)
    if (isRight) {
      unlock()
      return
    }
    vibrate('refused')
    setPin('')
    setError(text('appLock.wrong', { count: triesLeft(lock) - 1 }))
    setBusy(false)
    onTrying(false)
    if (hasMouse()) field.current?.focus()
  }

  async function askDevice(device: string): Promise<void> {
    setError(null)
    if (await confirmOnDevice(device)) unlock()
    else setError(text('appLock.deviceFailed'))
  }

  const { device } = lock
  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ width: '100%' }}>
      <PinField
        label={text('appLock.pin')}
        name="pin"
        value={pin}
        onChange={(typed) => {
          setPin(typed)
          setError(null)
        }}
        error={error}
        announced
        inputRef={field}
      />
      <Keypad
        onDigit={(digit) => setPin((typed) => readPin(`${typed}${digit}`))}
        onDelete={() => setPin((typed) => typed.slice(0, -1))}
        extra={
          device !== null && (
            <Key
              type="button"
              aria-label={text('appLock.useDevice')}
              title={text('appLock.useDevice')}
              onClick={() => void askDevice(device)}
            >
              <FingerprintIcon size={28} />
            </Key>
          )
        }
      />
      <SubmitButton busy={busy}>{text('appLock.unlock')}</SubmitButton>
    </form>
  )
}

/** On touch devices, focusing the field would open the phone's keyboard over our keys. */
function hasMouse(): boolean {
  return !matchMedia('(pointer: coarse)').matches
}
