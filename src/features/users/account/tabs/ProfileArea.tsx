import type { ReactNode } from 'react'
import { loadState } from '#api/cache/loadState'
import type { UserProfile } from '#contract/users/profile'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { useUserProfileQuery } from '../../api/profile'
import { LeaveGuard } from '../form/LeaveGuard'

interface ProfileAreaProps {
  title: string
  children: (profile: UserProfile) => ReactNode
}

/**
 * Shared by the three layouts of the account profile: the stored profile, and the confirmation before
 * leaving.
 */
export function ProfileArea({ title, children }: ProfileAreaProps) {
  return (
    <Page title={title}>
      <LeaveGuard>
        <LoadArea state={loadState(useUserProfileQuery())}>
          {({ profile, skippedRecords }) => (
            <>
              <SkippedNote count={skippedRecords} />
              {children(profile)}
            </>
          )}
        </LoadArea>
      </LeaveGuard>
    </Page>
  )
}
