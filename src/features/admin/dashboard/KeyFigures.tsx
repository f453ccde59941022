import { styled } from '@mui/material/styles'
import type { Dashboard, Figures } from '#contract/admin/reports'
import { satang } from '#lib/money'
import { bangkokDay } from '#lib/time'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { FigureHelp } from '../reports/FigureHelp'
import { FigureLink } from '../reports/FigureLink'
import { rowsOfFigure } from '../reports/figureRows'

const amounts = ['deposits', 'withdrawals', 'net', 'ggr', 'bonuses', 'ngr'] as const
const counts = ['activePlayers', 'newPlayers', 'firstDeposits'] as const

type Name = (typeof amounts)[number] | (typeof counts)[number]

/** Today's figures, compared with yesterday up to the same time and with the mean of seven days. */
export function KeyFigures({ today, yesterday, mean, asOf }: Dashboard) {
  const day = bangkokDay(asOf)
  return (
    <Grid>
      {[...amounts, ...counts].map((name) => (
        <KeyFigure key={name} name={name} day={day} of={[today, yesterday, mean]} />
      ))}
    </Grid>
  )
}

interface KeyFigureProps {
  name: Name
  /** Today's Bangkok day. */
  day: string
  /** Today, yesterday, and the mean day. */
  of: readonly [Figures, Figures, Figures]
}

function KeyFigure({ name, day, of: [today, yesterday, mean] }: KeyFigureProps) {
  const text = useText()
  const format = useFormat()
  const label = text(`adminReports.figure.${name}`)
  return (
    <Card>
      <dt>
        {label}
        <FigureHelp name={label}>{text(`adminReports.means.${name}`)}</FigureHelp>
      </dt>
      <dd>
        <Value>
          <FigureLink to={rowsOfToday(name, day, today)}>
            <bdi>{written(format, name, today)}</bdi>
          </FigureLink>
        </Value>
        <Beside>
          {text('adminReports.yesterday', { value: written(format, name, yesterday) })}{' '}
          <bdi>{changeOf(format, valueOf(name, today), valueOf(name, yesterday))}</bdi>
        </Beside>
        <Beside>{text('adminReports.mean', { value: written(format, name, mean) })}</Beside>
      </dd>
    </Card>
  )
}

function valueOf(name: Name, figures: Figures): number {
  return name === 'net' ? figures.deposits - figures.withdrawals : figures[name]
}

/** Link to today's rows; null for the net, which is two lists, and if there are none. */
function rowsOfToday(name: Name, day: string, today: Figures): string | null {
  if (name === 'net' || today[name] === 0) return null
  return rowsOfFigure(name, { from: day, to: day })
}

function written(format: Formats, name: Name, figures: Figures): string {
  const value = valueOf(name, figures)
  const isAmount = amounts.some((one) => one === name)
  return isAmount ? format.money(satang(value)) : format.number(value)
}

/** Relative change in percent; empty if unchanged or if the earlier value is zero. */
function changeOf(format: Formats, now: number, before: number): string {
  if (before === 0 || now === before) return ''
  const share = (now - before) / Math.abs(before)
  return `${share < 0 ? '\u2212' : '+'}${format.percent(Math.abs(share))}`
}

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  // Nine figures, so that no row has a gap: three columns; on a phone two, below the first figure.
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}))

const Card = styled('div')(({ theme }) => ({
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  dt: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    color: theme.palette.text.secondary,
  },
  dd: { margin: 0 },
}))

const Value = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  a: { color: 'inherit' },
}))

const Beside = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
}))
