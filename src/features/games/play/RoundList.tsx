import { styled } from '@mui/material/styles'
import type { Bet } from '#contract/games/games'
import { satang } from '#lib/money'
import { isoOf } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** Rounds played since the page was opened, latest first. */
export function RoundList({ rounds }: { rounds: readonly Bet[] }) {
  const text = useText()
  const format = useFormat()
  if (rounds.length === 0) return <p>{text('games.play.noRounds')}</p>
  return (
    <List>
      {rounds.map(({ betId, side, result, stake, won, createdAt }) => (
        <li key={betId}>
          <span>
            {text('games.play.guess', {
              side: text(`games.side.${side}`),
              result: text(`games.side.${result}`),
            })}
            <Time dateTime={isoOf(createdAt)}>{format.time(createdAt)}</Time>
          </span>
          <bdi>{format.change(satang(won - stake))}</bdi>
        </li>
      ))}
    </List>
  )
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 12, padding: '8px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
}))
