import { useState } from 'react'

const storageKey = 'mail-keys'

/** Single keys disturb who speaks to the machine (WCAG 2.1.4): they can be switched off for good. */
export function useKeysWanted(): [wanted: boolean, want: (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(read)
  function want(next: boolean): void {
    setWanted(next)
    try {
      if (next) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'off')
    } catch {
      // No storage: it lasts as long as the page.
    }
  }
  return [wanted, want]
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}
