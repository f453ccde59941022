import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '#contract/failure'
import { mostCalls, type RecordedCall } from '#contract/scenario/traffic'
import { readTraffic } from '../api/traffic'
import { failureOf } from '../useScenario'

/** Polling interval in ms, short enough for testers to remember what they clicked. */
const everyMs = 1000

export interface RecordedTraffic {
  /** Oldest first; null until loaded. */
  calls: readonly RecordedCall[] | null
  isRecording: boolean
  readFailure: Failure | null
  read: () => Promise<void>
}

/** Recorded calls of all tabs, polled while the page is visible. */
export function useTraffic(): RecordedTraffic {
  const [calls, setCalls] = useState<readonly RecordedCall[] | null>(null)
  const [isRecording, setRecording] = useState(false)
  const [readFailure, setReadFailure] = useState<Failure | null>(null)
  const lastId = useRef(0)
  const turn = useRef(Promise.resolve())

  // One at a time: two parallel reads would add the same calls twice.
  const read = useCallback(() => {
    turn.current = turn.current.then(async () => {
      try {
        const { calls: more, firstId, isRecording: records } = await readTraffic(lastId.current)
        lastId.current = more.at(-1)?.id ?? lastId.current
        setRecording(records)
        setReadFailure(null)
        setCalls((known) => joined(known, more, firstId))
      } catch (cause) {
        setReadFailure(failureOf(cause))
      }
    })
    return turn.current
  }, [])

  useEffect(() => {
    void read()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read()
    }, everyMs)
    return () => clearInterval(timer)
  }, [read])

  return { calls, isRecording, readFailure, read }
}

/**
 * Appends new calls and drops those deleted in the meantime.
 * @returns the same list if nothing changed
 */
function joined(
  known: readonly RecordedCall[] | null,
  more: readonly RecordedCall[],
  firstId: number | null,
): readonly RecordedCall[] {
  const kept = known?.filter(({ id }) => firstId !== null && id >= firstId) ?? []
  if (more.length === 0 && kept.length === known?.length) return known
  return [...kept, ...more].slice(-mostCalls)
}
