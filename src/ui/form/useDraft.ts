import { useSyncExternalStore } from 'react'
import { storedByName, storedText } from '#lib/storage/storedValue'

const draftOf = storedByName((name) => storedText(`draft:${name}`, 'session'))

/** What is being typed, kept in this tab over a reload until it is taken back. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const draft = draftOf(name)
  const text = useSyncExternalStore(draft.subscribe, draft.get) ?? ''
  return [text, (next) => draft.set(next === '' ? null : next)]
}
