import { useMemo } from 'react'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { useToday } from '#ui/time/useNow'
import { readPlayers, useTodaysPlayersQuery } from '../api/peopleCalls'
import { AdminList } from '../list/AdminList'
import { playerName } from '../list/columns'
import { newestFirst, useListState } from '../list/listState'
import { playerColumns } from './playerColumns'
import { keyOf, playerFilters } from './UsersPage'

/** Players who joined today (Bangkok). */
export function UsersTodayPage() {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => playerColumns(text, format), [text, format])
  const filters = useMemo(() => playerFilters(text), [text])
  const id = useToday().replaceAll('-', '')
  const state = useListState({ columns, filters })
  const result = useTodaysPlayersQuery({ id, query: state.query })
  return (
    <Page title={text('adminPeople.usersToday')}>
      <AdminList
        id="users-today"
        label={text('adminPeople.usersToday')}
        call="todaysPlayers"
        callId={id}
        rowsOf={readPlayers}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={playerName}
        defaultSort={newestFirst}
        emptyMessage={text('adminPeople.usersToday.none')}
      />
    </Page>
  )
}
