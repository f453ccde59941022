import { styled } from '@mui/material/styles'
import type { PlayerFacts as Facts } from '#contract/admin/review'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** Turnover and totals of the player, and the last changes of account and device. */
export function PlayerFacts({ player }: { player: Facts }) {
  const text = useText()
  const format = useFormat()
  const { turnoverDone, turnoverRequired, staked, netDeposits } = player
  return (
    <section>
      <h3>{text('admin.withdrawals.player')}</h3>
      <DescriptionList
        items={[
          {
            label: text('admin.withdrawals.turnover'),
            value:
              turnoverRequired === 0
                ? text('admin.withdrawals.turnoverNone')
                : text('admin.withdrawals.turnoverDone', {
                    done: format.money(turnoverDone),
                    required: format.money(turnoverRequired),
                  }),
          },
          { label: text('admin.withdrawals.staked'), value: <Money amount={staked} /> },
          {
            label: text('admin.withdrawals.net'),
            value: text('admin.withdrawals.netOf', {
              net: format.change(netDeposits),
              deposited: format.money(player.depositTotal),
              withdrawn: format.money(player.withdrawTotal),
            }),
          },
        ]}
      />
      <h3>{text('admin.withdrawals.changes')}</h3>
      <Changes>
        {changesOf(player).map(({ what, at, device }) => (
          <li key={`${what} ${at}`}>
            <bdi>{format.dateTime(at)}</bdi>{' '}
            {text(`admin.withdrawals.change.${what}`, { device: device ?? '' })}
          </li>
        ))}
      </Changes>
    </section>
  )
}

interface Change {
  what: 'bank' | 'password' | 'registered' | 'login' | 'loginOn' | 'loginNew'
  at: number
  device?: string | null
}

/** Newest first. */
function changesOf({ bankChangedAt, passwordSetAt, registeredAt, logins }: Facts): Change[] {
  const changes: Change[] = [
    ...(bankChangedAt === null ? [] : [{ what: 'bank', at: bankChangedAt } as const]),
    ...(passwordSetAt === null ? [] : [{ what: 'password', at: passwordSetAt } as const]),
    { what: 'registered', at: registeredAt },
    ...logins.map(({ at, device, isNew }): Change => {
      if (device === null) return { what: 'login', at }
      return { what: isNew ? 'loginNew' : 'loginOn', at, device }
    }),
  ]
  return changes.toSorted((one, other) => other.at - one.at)
}

const Changes = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
}))
