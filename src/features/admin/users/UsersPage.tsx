import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AdminPlayer, playerStatuses } from '#contract/admin/people'
import { playerMeanings } from '#contract/admin/search'
import { adminPaths } from '#lib/paths/admin'
import { useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { readPlayers, usePlayersQuery } from '../api/peopleCalls'
import { AdminList } from '../list/AdminList'
import { playerName } from '../list/columns'
import { choiceFilter, type ListFilter, newestFirst, useListState } from '../list/listState'
import { NarrowedBy } from '../list/NarrowedBy'
import { BehindFigure, useBehind } from '../reports/Behind'
import { useMeaningWords } from '../search/useMeaningWords'
import { playerColumns } from './playerColumns'

/** All players; searches by phone, name, id or account. */
export function UsersPage() {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => playerColumns(text, format), [text, format])
  const filters = useMemo(() => playerFilters(text), [text])
  // Links open this page for the players with a tag or of one inviter.
  const [search] = useSearchParams()
  const [tag, inviter] = [search.get('tag'), search.get('inviter')]
  const narrowed = useMemo(
    () => ({ ...(tag !== null && { tag }), ...(inviter !== null && { inviter }) }),
    [tag, inviter],
  )
  const fixed = useBehind(narrowed)
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = usePlayersQuery(state.query)
  const describeSearch = useMeaningWords(playerMeanings)
  return (
    <Page title={text('adminPeople.users')}>
      {tag !== null && (
        <NarrowedBy label={text('adminPeople.users.tagged', { tag })} path={adminPaths.users} />
      )}
      {inviter !== null && (
        <NarrowedBy
          label={text('adminPeople.users.invitedBy', { inviter })}
          path={adminPaths.users}
        />
      )}
      <BehindFigure path={adminPaths.users} />
      <AdminList
        id="users"
        label={text('adminPeople.users')}
        call="players"
        rowsOf={readPlayers}
        describeSearch={describeSearch}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={playerName}
        defaultSort={newestFirst}
        emptyMessage={text('adminPeople.users.none')}
      />
    </Page>
  )
}

export const keyOf = ({ userId }: AdminPlayer) => userId

export function playerFilters(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'status',
      label: text('admin.list.status'),
      values: playerStatuses,
      labelOf: (status) => text(`adminPeople.status.${status}`),
    }),
  ]
}
