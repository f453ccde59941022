import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { StaffSession } from '../api/adminSession'
import { OwnPassword } from './OwnPassword'
import { SecondFactor } from './SecondFactor'

/** What an account has to do before anything else: a password of its own, and a second factor where one is asked for. */
export function FirstSteps({ session }: { session: StaffSession }) {
  const text = useText()
  return (
    <Page title={text('adminSite.account.firstSteps')}>
      <Narrow>{session.mustChangePassword ? <OwnPassword /> : <SecondFactor />}</Narrow>
    </Page>
  )
}

const Narrow = styled('div')({ maxWidth: 480 })
