import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { AdminPlayerPage } from '#contract/admin/people'
import { satang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { pageCardGround } from '#ui/appearance/grounds'
import { DataText, DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { playerStatus } from './playerColumns'

/** Identity and balance of a player, the first facts needed on the phone. */
export function PlayerHead({ player }: { player: AdminPlayerPage }) {
  const text = useText()
  const format = useFormat()
  const { wallet, protection, inviterID, rules } = player
  // A waiting increase is not an additional limit.
  const limits = protection.limits.filter(({ status }) => status === 'active').length
  const net = satang(wallet.depositTotal - wallet.withdrawTotal)
  return (
    <Card>
      <Standing>
        <StatusChip {...playerStatus(player.status, text)} />
        {protection.block && (
          <StatusChip label={text(`adminPeople.block.${protection.block.kind}`)} tone="warning" />
        )}
        {limits > 0 && (
          <StatusChip label={text('adminPeople.limitsInForce', { count: limits })} tone="info" />
        )}
        {player.tags.map((tag) => (
          <Link key={tag} to={`${adminPaths.users}?tag=${encodeURIComponent(tag)}`}>
            <DataText>{`#${tag}`}</DataText>
          </Link>
        ))}
      </Standing>
      <Figures>
        {(
          [
            ['adminPeople.credit', <Money key="" amount={wallet.credit} />],
            ['adminPeople.onHold', <Money key="" amount={wallet.onHold} />],
            ['adminPeople.netDeposits', <bdi key="">{format.change(net)}</bdi>],
            ['adminPeople.turnoverLeft', <Money key="" amount={wallet.turnoverLeft} />],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <DescriptionList
        items={[
          { label: text('adminPeople.username'), value: player.username },
          { label: text('adminPeople.bank'), value: `${player.bank_name} ${player.book_number}` },
          { label: text('adminPeople.joined'), value: format.dateTime(player.createdAt) },
          {
            label: text('adminPeople.lastLogin'),
            value: player.lastLoginAt === null ? '—' : format.dateTime(player.lastLoginAt),
          },
          ...(rules === null
            ? []
            : [
                {
                  label: text('adminPeople.rules'),
                  value:
                    rules.acceptedAt === null
                      ? text('adminPeople.rules.registered', { version: rules.version })
                      : text('adminPeople.rules.accepted', {
                          version: rules.version,
                          time: format.dateTime(rules.acceptedAt),
                        }),
                },
              ]),
          ...(inviterID === null
            ? []
            : [
                {
                  label: text('adminPeople.inviter'),
                  value: (
                    <Link to={pathOf(adminPaths.user, inviterID)}>
                      <DataText>{player.inviterName ?? inviterID}</DataText>
                    </Link>
                  ),
                },
              ]),
          { label: text('adminPeople.friends'), value: String(player.friends) },
        ]}
      />
      <Links aria-label={text('adminPeople.moreAbout')}>
        <Link to={`${adminPaths.transactions}?q=${encodeURIComponent(player.userId)}`}>
          {text('admin.menu.transactions')}
        </Link>
        <Link to={`${adminPaths.cases}?state=all&q=${encodeURIComponent(player.userId)}`}>
          {text('admin.menu.cases')}
        </Link>
        <Link to={`${adminPaths.audit}?target=${encodeURIComponent(player.userId)}`}>
          {text('adminPeople.audit')}
        </Link>
      </Links>
    </Card>
  )
}

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  ...pageCardGround(theme),
  a: { color: theme.palette.primary.readable },
}))

const Standing = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

const Links = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  a: { minHeight: 24 },
})

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 12,
  margin: 0,
  dt: { ...theme.typography.caption, color: theme.palette.text.secondary },
  dd: { ...theme.typography.h4, margin: 0 },
}))
