import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { adminPaths } from '#lib/paths/admin'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useMay, useStaffSession } from '../api/adminSession'
import { useSecondPersonQuery } from '../api/moneyCalls'
import type { Guarding } from './useGuard'

/** Shown on every page while only one account could approve anything. */
export function AloneNotice() {
  const text = useText()
  const may = useMay()
  const session = useStaffSession()
  const { data } = useSecondPersonQuery()
  // Staff who cannot approve are not that account.
  const least = may('approval.decide') ? 0 : 1
  if (data === undefined || data.value.others.length > least) return null
  return (
    <Note tone="warning">
      {text('admin.frame.alone')}{' '}
      {may('approval.decide') && !session?.hasOtp && (
        <PlainLink to={adminPaths.account}>{text('admin.frame.setUpOtp')}</PlainLink>
      )}
    </Note>
  )
}

const PlainLink = styled(Link)(({ theme }) => ({ color: theme.palette.primary.readable }))

/** Warns before sending that a second person must approve and why, or that there is no other person. */
export function GuardNotice({ guarding }: { guarding: Guarding | null }) {
  const text = useText()
  const session = useStaffSession()
  if (guarding === null) return null
  const { why, isAlone } = guarding
  if (!isAlone) return <Note tone="info">{why}</Note>
  return (
    <Note tone="warning">
      {text('admin.guard.alone')}
      {!session?.hasOtp && ` ${text('admin.guard.noOtp')}`}
    </Note>
  )
}
