import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '#lib/paths/member'
import { useCloseSheet } from '../list/RowSheet'
import { focusRow } from '../list/useQueueKeys'
import { heldDecisions, isBeingDecided } from './heldDecisions'

export interface QueueFlow {
  /** Position of the open row in the list, from 1; null if it is not in the list. */
  place: number | null
  count: number
  hasNext: boolean
  hasPrevious: boolean
  /** The row that a decision opens, to load it early. */
  nextWaiting: string | undefined
  /** True if a decision is on its way for every listed row. */
  isEmpty: boolean
  next: () => void
  previous: () => void
  /** Opens a row's sheet, optionally with a decision begun. */
  open: (id: string, decision?: string) => void
  /** After a decision: the next row that waits opens, or has the focus if the decision began in the list. */
  moveOn: () => void
}

interface QueueFlowOptions {
  /** Path of the sheet, with its parameter, and of the list. */
  path: string
  listPath: string
  /** Rows on screen, in their order. */
  ids: readonly string[]
  /** How many rows the list has on all pages. */
  total: number
  /** The open row. */
  id: string | undefined
}

/** Moves through the rows of a queue while their sheets are open, and from each decision to the next row. */
export function useQueueFlow({ path, listPath, ids, total, id }: QueueFlowOptions): QueueFlow {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const close = useCloseSheet(listPath)
  const held = useSyncExternalStore(heldDecisions.subscribe, heldDecisions.get)
  const waits = (one: string) => !isBeingDecided(held, one)
  const at = id === undefined ? -1 : ids.indexOf(id)
  // A row that has left the list keeps its place, so that the next one is known.
  const [known, setKnown] = useState({ id, at })
  if (known.id !== id || (at >= 0 && known.at !== at)) setKnown({ id, at })
  const isListed = at >= 0
  const following = isListed ? at + 1 : known.at
  const nextId = following < 0 ? undefined : ids[following]
  const previousId = known.at < 0 ? undefined : ids[known.at - 1]
  const others = known.at < 0 ? [] : [...ids.slice(following), ...ids.slice(0, known.at)]
  const nextWaiting = others.find((one) => one !== id && waits(one))
  const focusAfterClose = useFocusOnClose(id)

  function open(to: string, decision?: string): void {
    const isOpen = id !== undefined
    const fromList = isOpen ? Object(state).fromList === true : true
    const next = { fromList, isMoved: isOpen, ...(decision !== undefined && { decision }) }
    // The sheets share one history entry, so Back returns to the list.
    void navigate(`${pathOf(path, to)}${search}`, { replace: isOpen, state: next })
  }

  return {
    place: isListed ? at + 1 : null,
    count: ids.length,
    hasNext: nextId !== undefined,
    hasPrevious: previousId !== undefined,
    nextWaiting,
    isEmpty: ids.length > 0 && total <= ids.length && !ids.some(waits),
    next: () => nextId !== undefined && open(nextId),
    previous: () => previousId !== undefined && open(previousId),
    open,
    moveOn: () => {
      // A row that was opened by its address is not part of a queue.
      if (known.at < 0) return
      const beganInList = Object(state).decision !== undefined && Object(state).isMoved !== true
      if (nextWaiting !== undefined && !beganInList) {
        open(nextWaiting)
        return
      }
      focusAfterClose(nextWaiting)
      close()
    },
  }
}

/**
 * When the sheet closes, the row that was open has the focus.
 * @returns a function that names another row for the next time
 */
function useFocusOnClose(id: string | undefined): (row: string | undefined) => void {
  const last = useRef(id)
  const named = useRef<string | undefined>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = id
    if (id !== undefined || before === undefined) return
    const target = named.current ?? before
    named.current = undefined
    // Without such a row the heading keeps the focus near the list.
    if (!focusRow(target)) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [id])
  return (row) => {
    named.current = row
  }
}
