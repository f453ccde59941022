import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useDispatch } from 'react-redux'
import { storedByName, storedText } from '#lib/storage/storedValue'
import { useText } from '../intl/useText'
import { openAlert } from '../toast/toastSlice'

export const draftOf = storedByName((name) => storedText(`draft:${name}`, 'session'))

/** Draft text of a field, kept in this tab across reloads until it is removed. */
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

interface HeirDraft {
  /** Id of the item that the draft belongs to. */
  of: string
  /** Name of the draft that inherits the text when the item is deleted, unless the heir is deleted too. */
  heir?: string
}

const deletedHere = new Set<string>()

/** Call before deleting an item in this window, so that `useTellGone` shows no warning for it. */
export const deletesHere = (id: string) => void deletedHere.add(id)

/**
 * @returns a function that warns that an item with one of the ids was deleted in another window while the user
 *   was writing about it
 */
export function useTellGone(): (...ids: readonly string[]) => void {
  const dispatch = useDispatch()
  const text = useText()
  return useCallback(
    (...ids) => {
      const isOwn = ids.some((id) => deletedHere.has(id))
      if (!isOwn) dispatch(openAlert('warning', text('demo.gone')))
    },
    [dispatch, text],
  )
}

/**
 * Moves the draft of a deleted item to its heir, so that the text is not lost.
 *
 * @param drafts by name; the same object as long as no draft is added or removed
 * @param lastHeir name of the draft that inherits text without any other heir
 */
export function useDraftHeirs(drafts: ReadonlyMap<string, HeirDraft>, lastHeir: string): void {
  const tellGone = useTellGone()
  const known = useRef(drafts)
  const passOn = useEffectEvent((before: ReadonlyMap<string, HeirDraft>) => {
    const gone = [...before].filter(([name]) => !drafts.has(name))
    for (const [name, { of }] of gone) {
      const typed = draftOf(name).get() ?? ''
      if (typed === '') continue
      const ids = [of]
      let heir = before.get(name)?.heir
      while (heir !== undefined && !drafts.has(heir)) {
        const next = before.get(heir)
        if (next) ids.push(next.of)
        heir = next?.heir
      }
      draftOf(name).set(null)
      draftOf(heir ?? lastHeir).update((draft) => [draft, typed].filter(Boolean).join('\n'))
      tellGone(...ids)
    }
    for (const [, { of }] of gone) deletedHere.delete(of)
  })
  useEffect(() => {
    const before = known.current
    known.current = drafts
    if (before !== drafts) passOn(before)
  }, [drafts])
}
