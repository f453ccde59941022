import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { AdminLedgerRow } from '#contract/admin/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'

type Way = (row: AdminLedgerRow) => string

const rewardsOf: Way = ({ userId }) => `${pathOf(adminPaths.user, userId)}?tab=rewards`

/** Where what an entry came from stands; what has no page of its own is among its player's rows there. */
const ways: Readonly<Record<AdminLedgerRow['refType'], Way>> = {
  deposit: ({ refId }) => pathOf(adminPaths.deposit, refId),
  withdraw: ({ refId }) => pathOf(adminPaths.withdrawal, refId),
  received: ({ refId }) => `${adminPaths.received}?q=${encodeURIComponent(refId)}`,
  code: rewardsOf,
  cashback: rewardsOf,
  wheel: rewardsOf,
  game: ({ userId }) => pathOf(adminPaths.user, userId),
  invite: ({ userId }) => `${pathOf(adminPaths.user, userId)}?tab=friends`,
  admin: ({ userId }) => `${adminPaths.audit}?target=${encodeURIComponent(userId)}`,
}

/** From an entry of the ledger to what it came from. */
export function ReferenceLink({ row }: { row: AdminLedgerRow }) {
  return (
    <PlainLink to={ways[row.refType](row)}>
      <bdi>{row.refId}</bdi>
    </PlainLink>
  )
}

const PlainLink = styled(Link)(({ theme }) => ({ color: theme.palette.primary.readable }))
