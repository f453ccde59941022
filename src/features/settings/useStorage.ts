import { useCallback, useEffect, useState } from 'react'
import { keepStorage, readStorage, type StorageState } from './storage'

interface Storage {
  /** Null until the browser has answered. */
  readonly state: StorageState | null
  /** Whether the browser was asked to keep the data and did not agree. */
  readonly refused: boolean
  readonly keep: () => void
}

/** The space that this site uses, read once, and again after asking to keep it. */
export function useStorage(): Storage {
  const [state, setState] = useState<StorageState | null>(null)
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    let current = true
    void readStorage().then((read) => current && setState(read))
    return () => {
      current = false
    }
  }, [])

  const keep = useCallback(() => {
    void keepStorage().then(async (agreed) => {
      setRefused(!agreed)
      setState(await readStorage())
    })
  }, [])

  return { state, refused, keep }
}
