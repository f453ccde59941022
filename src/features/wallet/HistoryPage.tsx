import { Fragment } from 'react'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { HistoryContent } from './history/HistoryContent'
import { SentRequests } from './history/SentRequests'
import { ListsPage } from './lists/ListsPage'

/** Shows deposits and withdrawals in one list; the specification has two. */
export function HistoryPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <ListsPage title={text('wallet.history.title')}>
      {userId !== undefined && (
        <Fragment key={userId}>
          <SentRequests userId={userId} />
          <HistoryContent userId={userId} />
        </Fragment>
      )}
    </ListsPage>
  )
}
