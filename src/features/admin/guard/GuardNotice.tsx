import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useStaffSession } from '../api/adminSession'
import type { Guarding } from './useGuard'

/** Before it is sent: that it waits for a second person and why, or that nobody else could approve it. */
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
