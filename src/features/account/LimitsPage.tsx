import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { ShieldIcon } from '#ui/icons/ShieldIcon'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/EmptyState'
import { HelpLine } from './limits/HelpLine'
import { ProtectionCards } from './limits/ProtectionCards'

/** Limits, reality check, breaks: what protects the player. Tightening is never in the way of anything. */
export function LimitsPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('account.limits.title')}>
      <Lead>{text('account.limits.lead')}</Lead>
      {!providerExt && (
        <EmptyState
          icon={<ShieldIcon size={32} />}
          title={text('refusal.notavailable')}
          message={text('account.limits.closed')}
        />
      )}
      {providerExt && userId !== undefined && <ProtectionCards key={userId} userId={userId} />}
      <HelpLine />
    </Page>
  )
}

const Lead = styled('p')({ marginTop: 0, maxWidth: '70ch' })
