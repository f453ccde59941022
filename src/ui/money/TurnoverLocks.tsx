import { styled } from '@mui/material/styles'
import type { Satang } from '#lib/money'
import { DataText } from '../display/DataText'
import { ProgressBar } from '../display/ProgressBar'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'

/** One reason why credit cannot be withdrawn, as named by the wallet. */
export interface TurnoverLock {
  /** `promotion`, `code` or `cashback`; a provider may send others. */
  source: string
  refId: string
  name: string | null
  required: Satang
  done: Satang
  left: Satang
}

interface TurnoverLocksProps {
  locks: readonly TurnoverLock[]
}

/** The locks on the credit, each with its turnover progress. */
export function TurnoverLocks({ locks }: TurnoverLocksProps) {
  const lockName = useLockName()
  return (
    <List>
      {locks.map((lock) => (
        <li key={`${lock.source} ${lock.refId}`}>
          <Name>
            <DataText>{lockName(lock)}</DataText>
          </Name>
          <TurnoverProgress {...lock} share={shareOf(lock)} />
        </li>
      ))}
    </List>
  )
}

/** @returns a function that names the source of a turnover lock */
export function useLockName(): (lock: Pick<TurnoverLock, 'source' | 'name'>) => string {
  const text = useText()
  return ({ source, name }) => {
    if (source === 'code') return text('dashboard.promotion.code', { name: name ?? '' }).trim()
    if (source === 'cashback') return text('dashboard.promotion.cashback')
    return name ?? text('dashboard.promotion.otherTurnover')
  }
}

/** Rounds down to whole percent: 100 % means that nothing is left. */
function shareOf({ done, required, left }: TurnoverLock): number {
  return left === 0 ? 1 : Math.floor((done / required) * 100) / 100
}

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: 0 }))

interface TurnoverProgressProps {
  done: Satang
  required: Satang
  /** 0 to 1, in whole percent. */
  share: number
}

/** “Done x of y”, with a bar that repeats it. */
export function TurnoverProgress({ done, required, share }: TurnoverProgressProps) {
  const text = useText()
  const format = useFormat()
  // A line break must not separate an amount from its unit.
  const whole = (amount: Satang) => format.money(amount).replace(' ', '\u00A0')
  return (
    <Space>
      <ProgressBar
        share={share}
        note={format.percent(share)}
        label={text('dashboard.promotion.turnover', {
          done: whole(done),
          required: whole(required),
        })}
      />
    </Space>
  )
}

const Space = styled('div')({ marginBlockStart: 12 })
