import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import type { Mail } from '#contract/mail/mail'
import { useMailRowsQuery } from '../api/mail'

/** So many rows are asked for at once: reading the answer must not hold up the scrolling. */
const size = 32

/** So many chunks are held at a time; the rows asked for may be as many as in all of them but one. */
const slots = 5

interface Place {
  ids: readonly string[]
  /** The mails that need not be asked for. */
  known: ReadonlyMap<string, Mail>
  /** The rows from `first` on, up to but without `end`, are wanted. */
  first: number
  end: number
}

interface Chunk {
  /** As answered last, also while others are on their way. */
  mails: readonly Mail[] | undefined
  isAwaited: boolean
}

/**
 * One of the chunks of rows in sight. Each slot takes every fifth one, so that a chunk stays where
 * it is while the window moves on.
 */
export function useChunk({ ids, known, first, end }: Place, slot: number): Chunk {
  const above = Math.floor(first / size)
  const chunk = above + ((slot - (above % slots) + slots) % slots)
  const isInSight = chunk * size < end
  const missing = useMemo(
    () =>
      isInSight ? ids.slice(chunk * size, (chunk + 1) * size).filter((id) => !known.has(id)) : [],
    [ids, known, chunk, isInSight],
  )
  const { data, currentData } = useMailRowsQuery(missing.length > 0 ? missing : skipToken)
  const mails = data?.value
  const isAwaited = missing.length > 0 && currentData === undefined
  return useMemo(() => ({ mails, isAwaited }), [mails, isAwaited])
}
