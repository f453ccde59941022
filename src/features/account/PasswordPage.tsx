import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { LockIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { Cards, SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { AccountLinks } from './AccountLinks'
import { PasswordForm } from './password/PasswordForm'

/** Changes the password of a player who knows the current one. */
export function PasswordPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('account.password.title')}>
      {!providerExt && (
        <EmptyState
          icon={<LockIcon size={32} />}
          title={text('errorCode.notavailable')}
          message={text('account.password.closed')}
        />
      )}
      {providerExt && player !== null && (
        <Cards>
          <SectionCard title={text('account.password.card')}>
            <PasswordForm key={player.id} userId={player.id} username={player.username} />
            <p>{text('account.password.sessions')}</p>
          </SectionCard>
          <AccountLinks names={['appLock', 'sessions']} />
        </Cards>
      )}
    </Page>
  )
}
