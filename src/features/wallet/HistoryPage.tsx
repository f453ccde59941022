import { Fragment } from 'react'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { HistoryContent } from './history/HistoryContent'
import { SentRequests } from './history/SentRequests'

/** Shows deposits and withdrawals in one list; the specification has two. */
export function HistoryPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('wallet.history.title')}
      actions={
        <ButtonLink to={memberPaths.statement} variant="outlined">
          {text('wallet.statement.title')}
        </ButtonLink>
      }
    >
      {userId !== undefined && (
        <Fragment key={userId}>
          <SentRequests userId={userId} />
          <HistoryContent userId={userId} />
        </Fragment>
      )}
    </Page>
  )
}
