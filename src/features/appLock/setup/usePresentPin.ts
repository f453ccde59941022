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
  /** Whether it is the player's. Wrong ones count as those of a locked app do: after the last one it is locked, and logs out. */
  check: () => Promise<boolean>
}

/** Who borrows an open app neither changes its PIN nor takes the lock away. */
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
