import { useMemo } from 'react'
import type { Mail, MailView } from '#contract/mail/mail'
import { useChunk } from './useChunk'

/**
 * Rows asked for beyond those that are drawn, on both sides: a row that waits for its mail is drawn
 * twice, and a whole answer of them at once holds up the scrolling.
 */
const lead = 32

export interface Rows {
  get: (id: string) => Mail | undefined
  /** Whether what is missing of the asked rows is not there: gone or damaged. */
  isWhole: boolean
}

/** The mails behind the rows in sight: those that came with the view, the others asked for as one scrolls. */
export function useRows({ ids, mails }: MailView, first: number, end: number): Rows {
  const known = useMemo(() => new Map(mails.map((mail) => [mail.id, mail])), [mails])
  const place = { ids, known, first: Math.max(0, first - lead), end: end + lead }
  // Side by side, so that no row is asked for twice: together they reach across any window.
  const one = useChunk(place, 0)
  const two = useChunk(place, 1)
  const three = useChunk(place, 2)
  const four = useChunk(place, 3)
  const five = useChunk(place, 4)
  return useMemo(() => {
    const chunks = [one, two, three, four, five]
    const more = new Map(
      chunks.flatMap((chunk) => chunk.mails?.map((mail) => [mail.id, mail] as const) ?? []),
    )
    return {
      get: (id) => known.get(id) ?? more.get(id),
      isWhole: chunks.every(({ isAwaited }) => !isAwaited),
    }
  }, [known, one, two, three, four, five])
}
