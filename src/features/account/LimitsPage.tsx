import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import {
  hasLapsed,
  isBlocking,
  useActionsStored,
  useProtection,
  useWaitingActions,
} from '#api/protection/limits'
import { selectPlayer } from '#api/session/session'
import { type Block, blockError, limitKinds } from '#contract/protection/limits'
import { providerExt } from '#lib/environment'
import { ShieldIcon } from '#ui/icons/menu'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { Cards } from '#ui/page/SectionCard'
import { EmptyState, Note } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useNow } from '#ui/time/useNow'
import { BreakCard, ExclusionCard } from './limits/BlockCards'
import { HelpLine } from './limits/HelpLine'
import { LimitCard } from './limits/LimitCard'
import { RealityCard } from './limits/RealityCard'
import { UnsentBlock } from './limits/UnsentBlock'

/** Limits, reality check and breaks. Nothing may stop the player from tightening them. */
export function LimitsPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('account.limits.title')}>
      <Lead>{text('account.limits.lead')}</Lead>
      {!providerExt && (
        <EmptyState
          icon={<ShieldIcon size={32} />}
          title={text('errorCode.notavailable')}
          message={text('account.limits.closed')}
        />
      )}
      {providerExt && userId !== undefined && <ProtectionCards key={userId} userId={userId} />}
      <HelpLine />
    </Page>
  )
}

const Lead = styled('p')({ marginTop: 0, maxWidth: '70ch' })

/**
 * Current protection and the forms to tighten it. The forms are shown even if loading fails, so a player can
 * protect themselves offline too.
 */
function ProtectionCards({ userId }: { userId: string }) {
  const text = useText()
  const protection = useProtection(userId)
  const waiting = useWaitingActions(userId)
  const isStored = useActionsStored(userId)
  const lapsed = waiting.filter(hasLapsed)
  const known = protection.answer?.value
  return (
    <>
      {lapsed.map((action) => (
        <UnsentBlock key={action.order.requestId} action={action} />
      ))}
      <LoadArea state={protection} skeleton={<SkeletonLines lines={1} lineHeight={44} />}>
        {({ block }) => <BlockNotice block={block} />}
      </LoadArea>
      {waiting.length > lapsed.length && (
        <Note tone={isStored ? 'info' : 'warning'}>
          {text(isStored ? 'account.limits.queued' : 'account.limits.queuedNotKept')}
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

/** Shows the active break or exclusion and its end. */
function BlockNotice({ block }: { block: Block | null }) {
  const errorText = useErrorText()
  const now = useNow()
  if (!isBlocking(block, now)) return null
  return <Note tone="warning">{errorText(blockError(block))}</Note>
}
