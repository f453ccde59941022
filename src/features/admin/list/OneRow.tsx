import type { ReactNode } from 'react'
import { type CachedResult, loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { adminFailure } from '../api/adminApi'

interface OneRowProps<Row> {
  /** Result of the query hook of one row. */
  result: {
    currentData?: CachedResult<Row> | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  lines: number
  children: (row: Row) => ReactNode
}

/** One row named in the address, or a message that it does not exist. */
export function OneRow<Row>({ result, lines, children }: OneRowProps<Row>) {
  const text = useText()
  if (adminFailure(result.error)?.error?.code === 'notfound') {
    return <p role="alert">{text('admin.error.notfound')}</p>
  }
  return (
    <LoadArea state={loadState(result)} skeleton={<SkeletonLines lines={lines} />}>
      {(row) => children(row)}
    </LoadArea>
  )
}
