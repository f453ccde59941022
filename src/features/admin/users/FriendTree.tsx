import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Affiliate } from '#contract/admin/agent'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useAffiliatesQuery } from '../api/peopleCalls'

/** Number of friends per page. */
const pageFriends = 25

/** The tree of players that a player invited, with the results; each level loads when opened. */
export function FriendTree({ id }: { id: string }) {
  const text = useText()
  const [pages, setPages] = useState(1)
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <Friends
          key={index}
          id={id}
          page={index + 1}
          isLast={index + 1 === pages}
          onMore={() => setPages(pages + 1)}
          none={text('adminPeople.friends.none')}
        />
      ))}
    </>
  )
}

interface FriendsProps {
  id: string
  page: number
  isLast: boolean
  onMore: () => void
  none: string
}

function Friends({ id, page, isLast, onMore, none }: FriendsProps) {
  const text = useText()
  const friends = useAffiliatesQuery({ id, query: { page, size: pageFriends } })
  return (
    <LoadArea state={loadState(friends)} skeleton={<SkeletonLines lines={3} />}>
      {({ data, total }) => (
        <>
          {total === 0 && <p>{none}</p>}
          <Branch>
            {data.map((friend) => (
              <Friend key={friend.affiliateID} friend={friend} />
            ))}
          </Branch>
          {isLast && total > page * pageFriends && (
            <Button onClick={onMore}>{text('adminPeople.more')}</Button>
          )}
        </>
      )}
    </LoadArea>
  )
}

function Friend({ friend }: { friend: Affiliate }) {
  const text = useText()
  const format = useFormat()
  const branchId = useId()
  const [isOpen, setOpen] = useState(false)
  const { affiliateID, affiliateName, username, signups, createdAt } = friend
  return (
    <li>
      <Line>
        <Link to={`${pathOf(adminPaths.user, affiliateID)}?tab=friends`}>
          <DataText>{affiliateName || username}</DataText>
        </Link>
        <small>
          <bdi>{format.dateTime(createdAt)}</bdi>
        </small>
        {signups > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={branchId}
            onClick={() => setOpen(!isOpen)}
          >
            {text('adminPeople.friendsOf', { count: signups })} ·{' '}
            {format.money(friend.totalDeposit)}
          </Button>
        )}
      </Line>
      <div id={branchId}>{isOpen && <FriendTree id={affiliateID} />}</div>
    </li>
  )
}

const Branch = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& &': {
    marginInlineStart: 8,
    paddingInlineStart: 12,
    borderInlineStart: `2px solid ${theme.palette.divider}`,
  },
  a: { color: theme.palette.primary.readable },
  small: { color: theme.palette.text.secondary },
}))

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
})
