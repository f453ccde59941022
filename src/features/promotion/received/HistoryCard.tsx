import { styled } from '@mui/material/styles'
import { rowsLoad } from '#api/cache/loadState'
import { useReceivedAllInfiniteQuery } from '#api/promotion/promotion'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { NotAvailable } from '#ui/state/NotAvailable'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { ReceivedRow } from './ReceivedRow'

interface Props {
  userId: string
}

/** All promotions that the player claimed, newest first. */
export function HistoryCard({ userId }: Props) {
  const text = useText()
  const state = rowsLoad(useReceivedAllInfiniteQuery(userId, { skip: !providerExt }))
  return (
    <SectionCard title={text('promotion.history.title')} busy={state.busy}>
      {providerExt ? (
        <LoadArea state={state} skeleton={<SkeletonLines lines={6} lineHeight={44} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState message={text('promotion.history.empty')} />
            ) : (
              <RowList rows={rows} paging={state.paging}>
                {(drawn) => (
                  <List>
                    {drawn.map((received) => (
                      <ReceivedRow key={received.receivedId} received={received} />
                    ))}
                  </List>
                )}
              </RowList>
            )
          }
        </LoadArea>
      ) : (
        <NotAvailable />
      )}
    </SectionCard>
  )
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
