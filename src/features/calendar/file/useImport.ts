import { type RefObject, useEffect, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { inSlices } from '#lib/inSlices'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useDemoZone } from '#ui/time/demoClock'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useLazyAllEventsQuery, useReplaceEventsMutation } from '../api'
import { startReminding } from '../reminder/reminders'
import { type ReadFile, readCalendarFile } from './readCalendarFile'

/** Bytes. */
export const largestFile = 5_000_000

/** Events added so far by this file and those imported with it. */
export type Brought = RefObject<readonly CalendarEvent[]>

/** Reads a file and adds its events, all or none. Reading stops when the dialog closes. */
export function useImport(file: File, broughtRef: Brought) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const run = useMutationFeedback()
  const zone = useDemoZone()
  const [allEvents] = useLazyAllEventsQuery()
  const [replaceEvents] = useReplaceEventsMutation()
  const [read, setRead] = useState<ReadFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    async function look(): Promise<void> {
      if (file.size > largestFile) return setProblem(text('calendar.import.large'))
      const { data, error } = await allEvents()
      signal.throwIfAborted()
      if (!data) return setProblem(errorMessage(error))
      const known = new Set(data.value.events.map(({ id }) => id))
      const here = { known, zone, host: location.hostname, untitled: text('calendar.untitled') }
      const bytes = new Uint8Array(await file.arrayBuffer())
      const found = await inSlices(readCalendarFile(bytes, here), { signal })
      setRead(found)
      setProblem(found ? null : text('calendar.import.notOne'))
    }
    look().catch((cause: unknown) => {
      if (signal.aborted) return
      console.error('The file could not be read', cause)
      setProblem(text('calendar.import.notOne'))
    })
    return () => gone.abort()
  }, [file, allEvents, errorMessage, text, zone])

  /** @returns true if it succeeded */
  async function add({ events }: ReadFile): Promise<boolean> {
    setBusy(true)
    const count = broughtRef.current.length + events.length
    const { isDone, errorMessage: reason } = await run(
      replaceEvents({ before: [], after: events }),
      {
        success: text('calendar.import.added', { count }),
        undo: () => {
          const before = [...broughtRef.current]
          broughtRef.current = []
          void run(replaceEvents({ before, after: [] }))
        },
        isFailureInline: true,
      },
    )
    if (isDone) {
      broughtRef.current = [...broughtRef.current, ...events]
      startReminding(events)
    }
    setBusy(false)
    setProblem(reason)
    return isDone
  }

  return { read, problem, busy, add }
}
