import { useCallback, useState } from 'react'

const prefix = 'draft:'

/** What is being typed, kept in this tab over a reload until it is taken back. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => read(name))
  const keep = useCallback(
    (next: string) => {
      setText(next)
      write(name, next)
    },
    [name],
  )
  return [text, keep]
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? ''
  } catch {
    return ''
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, text)
  } catch {
    // No storage: it lasts as long as the page.
  }
}
