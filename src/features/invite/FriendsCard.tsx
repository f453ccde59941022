import { styled } from '@mui/material/styles'
import type { PagedLoad } from '#api/cache/loadState'
import type { InviteSummary } from '#contract/invite/invite'
import { InviteIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FriendRow } from './FriendRow'

interface Props {
  summary: PagedLoad<InviteSummary>
}

/** The invited friends, with masked names. */
export function FriendsCard({ summary }: Props) {
  const text = useText()
  return (
    <SectionCard title={text('invite.friends.title')} busy={summary.busy}>
      <LoadArea state={summary} skeleton={<SkeletonLines lines={4} lineHeight={56} />}>
        {({ friends }) =>
          friends.length === 0 ? (
            <EmptyState icon={<InviteIcon size={32} />} message={text('invite.friends.empty')} />
          ) : (
            <>
              <p>{text('invite.friends.private')}</p>
              <RowList rows={friends} paging={summary.paging}>
                {(drawn) => (
                  <List>
                    {drawn.map((friend) => (
                      <FriendRow
                        key={`${friend.maskedUsername} ${friend.joinedAt}`}
                        friend={friend}
                      />
                    ))}
                  </List>
                )}
              </RowList>
            </>
          )
        }
      </LoadArea>
    </SectionCard>
  )
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
