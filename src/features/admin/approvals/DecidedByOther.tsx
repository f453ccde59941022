import { useState } from 'react'
import type { Approval } from '#contract/admin/system'
import { isoOf } from '#lib/time'
import { useStaffSession } from '../api/adminSession'
import { DecidedMeanwhile } from '../decision/DecidedMeanwhile'

/** Says that the open request was decided, or withdrawn by the colleague who asked, while it was on screen. */
export function DecidedByOther({ row }: { row: Approval }) {
  const staff = useStaffSession()
  const [wasPending] = useState(row.status === 'pending')
  const { status, decidedByName: who, decidedAt } = row
  const isOwn = who === staff?.name
  if (!wasPending || status === 'pending' || isOwn || decidedAt === null) return null
  const code = status === 'withdrawn' ? 'withdrawnbyasker' : 'alreadydecided'
  const error = { code, at: isoOf(decidedAt), ...(who !== null && { who }) } as const
  return <DecidedMeanwhile failure={{ kind: 'http', status: 400, message: '', error }} />
}
