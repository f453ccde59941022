import { styled } from '@mui/material/styles'
import { useDeedsKept, useProtection, useWaitingActions } from '#api/protection/useProtection'
import { limitKinds } from '#contract/protection/limits'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Note } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { BlockNotice } from './BlockNotice'
import { BreakCard } from './BreakCard'
import { ExclusionCard } from './ExclusionCard'
import { LimitCard } from './LimitCard'
import { RealityCard } from './RealityCard'

/**
 * What holds now and the ways to tighten it. The forms stand there whether or not the load succeeds:
 * who wants protection gets it, without a network too.
 */
export function ProtectionCards({ userId }: { userId: string }) {
  const text = useText()
  const protection = useProtection(userId)
  const waiting = useWaitingActions(userId)
  const isKept = useDeedsKept(userId)
  const known = protection.answer?.value
  return (
    <>
      <LoadArea state={protection} skeleton={<SkeletonLines lines={1} lineHeight={44} />}>
        {({ block }) => <BlockNotice block={block} />}
      </LoadArea>
      {waiting.length > 0 && (
        <Note tone={isKept ? 'info' : 'warning'}>
          {text(isKept ? 'account.limits.queued' : 'account.limits.queuedNotKept')}
        </Note>
      )}
      <Cards>
        {limitKinds.map((kind) => (
          <LimitCard key={kind} userId={userId} kind={kind} protection={known} />
        ))}
        <RealityCard userId={userId} protection={known} />
        <BreakCard userId={userId} />
        <ExclusionCard userId={userId} />
      </Cards>
    </>
  )
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
