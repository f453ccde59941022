import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { NotOpen } from './notices/NotOpen'
import { Statement } from './statement/Statement'

/** Why the credit is what it is: every change of it in words. */
export function StatementPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('wallet.statement.title')}>
      {!providerExt && <NotOpen />}
      {providerExt && userId !== undefined && <Statement key={userId} userId={userId} />}
    </Page>
  )
}
