import { type Dispatch, type SetStateAction, useSyncExternalStore } from 'react'
import { storedByName, storedText } from '#lib/storage/storedValue'

export const draftOf = storedByName((name) => storedText(`draft:${name}`, 'session'))

/** What is being typed, kept in this tab over a reload until it is taken back. */
export function useDraft(name: string): [text: string, setText: Dispatch<SetStateAction<string>>] {
  const draft = draftOf(name)
  const text = useSyncExternalStore(draft.subscribe, draft.get) ?? ''
  return [
    text,
    (next) => {
      const typed = typeof next === 'string' ? next : next(draft.get() ?? '')
      draft.set(typed === '' ? null : typed)
    },
  ]
}
