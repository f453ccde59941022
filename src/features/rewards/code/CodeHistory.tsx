import { rowsLoad } from '#api/cache/loadState'
import { useCodeHistoryInfiniteQuery } from '#api/rewards/code'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { Money } from '#ui/display/Money'
import { GiftIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { Row, Rows, RowText, RowTime } from '../Rows'

interface Props {
  userId: string
}

export function CodeHistory({ userId }: Props) {
  const text = useText()
  const format = useFormat()
  const state = rowsLoad(useCodeHistoryInfiniteQuery(userId))
  return (
    <SectionCard title={text('rewards.code.history')} busy={state.busy}>
      <LoadArea state={state} skeleton={<SkeletonLines lines={4} lineHeight={56} />}>
        {(redemptions) =>
          redemptions.length === 0 ? (
            <EmptyState icon={<GiftIcon size={32} />} message={text('rewards.code.historyEmpty')} />
          ) : (
            <RowList rows={redemptions} paging={state.paging}>
              {(drawn) => (
                <Rows>
                  {drawn.map(({ redeemId, code, amount, createdAt }) => (
                    <Row key={redeemId}>
                      <RowText>
                        <CopyOnHold value={code}>
                          <bdi>{code}</bdi>
                        </CopyOnHold>
                        <RowTime>
                          <bdi>{format.dateTime(createdAt)}</bdi>
                        </RowTime>
                      </RowText>
                      <b>
                        <Money amount={amount} />
                      </b>
                    </Row>
                  ))}
                </Rows>
              )}
            </RowList>
          )
        }
      </LoadArea>
    </SectionCard>
  )
}
