import { useState } from 'react'
import { useText } from '#ui/intl/useText'
import { triesLeft, tryPin } from '../pin'
import { storedLock } from '../storedLock'
import { lockNow } from '../watchLock'

interface PresentPin {
  pin: string
  setPin: (pin: string) => void
  error: string | null
  busy: boolean
  /**
   * Wrong PINs count as on the lock screen: after the last one, the app locks and logs out.
   * @returns whether the PIN is right
   */
  check: () => Promise<boolean>
}

/** Asks for the current PIN, so that someone who borrows an open app cannot change or remove the lock. */
export function usePresentPin(userId: string): PresentPin {
  const text = useText()
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function check(): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const isRight = await tryPin(userId, pin)
    setBusy(false)
    const lock = storedLock(userId).get()
    if (isRight || lock === null) return isRight
    setPin('')
    setError(text('appLock.wrong', { count: triesLeft(lock) }))
    if (triesLeft(lock) === 0) lockNow()
    return false
  }

  return {
    pin,
    setPin: (typed) => {
      setPin(typed)
      setError(null)
    },
    error,
    busy,
    check,
  }
}
