import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '#contract/failure'
import { mostCalls, type RecordedCall } from '#contract/scenario/traffic'
import { readTraffic } from '../api/traffic'
import { failureOf } from '../useScenario'

/** A call is seen while one still remembers what was pressed. Milliseconds. */
const everyMs = 1000

export interface RecordedTraffic {
  /** The oldest first; null until they are known. */
  calls: readonly RecordedCall[] | null
  isRecording: boolean
  readFailure: Failure | null
  read: () => Promise<void>
}

/** The last calls, read on while somebody looks: other windows are recorded too. */
export function useTraffic(): RecordedTraffic {
  const [calls, setCalls] = useState<readonly RecordedCall[] | null>(null)
  const [isRecording, setRecording] = useState(false)
  const [readFailure, setReadFailure] = useState<Failure | null>(null)
  const lastId = useRef(0)
  const turn = useRef(Promise.resolve())

  // One after the other: two at once would bring the same calls twice.
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

/** Without those that were forgotten meanwhile; the same list where nothing changed. */
function joined(
  known: readonly RecordedCall[] | null,
  more: readonly RecordedCall[],
  firstId: number | null,
): readonly RecordedCall[] {
  const kept = known?.filter(({ id }) => firstId !== null && id >= firstId) ?? []
  if (more.length === 0 && kept.length === known?.length) return known
  return [...kept, ...more].slice(-mostCalls)
}
