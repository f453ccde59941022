import type { ReactNode } from 'react'
import { useBlock } from '#api/protection/limits'
import { providerExt } from '#lib/environment'
import { NotAvailable } from '#ui/state/NotAvailable'
import { useNow } from '#ui/time/useNow'
import { BlockedNote } from './BlockedNote'

interface Props {
  userId: string
  children: ReactNode
}

/** Rewards are there only at a provider that has their calls, and not for who takes a break. */
export function RewardGate({ userId, children }: Props) {
  const block = useBlock(userId, useNow())
  if (!providerExt) return <NotAvailable />
  return block === null ? children : <BlockedNote />
}
