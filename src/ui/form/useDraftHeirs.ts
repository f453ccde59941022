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

interface HeirDraft {
  /** The id of what it is written for. */
  of: string
  /** The name of the draft that takes what is typed when that is deleted, if it is not deleted too. */
  heir?: string
}

const deletedHere = new Set<string>()

/** Before something is deleted in this window, which then needs not be told. */
export const deletesHere = (id: string) => void deletedHere.add(id)

/** Tells that what has one of these ids, about which somebody is writing, was deleted in another window. */
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
 * What is typed for something that is deleted is not lost with it: it goes on in the draft of its heir.
 *
 * @param drafts by name, the same object as long as nothing comes or goes
 * @param lastHeir the name of the draft that takes what has no other heir
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
