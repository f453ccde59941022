import { styled } from '@mui/material/styles'
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip'
import { pointedRowHeight } from './ChartSkeleton'
import { type FormatAmount, netOf, type UpDownRow, type UpDownTexts } from './upDown'

interface Props {
  rows: readonly UpDownRow[]
  texts: UpDownTexts
  formatAmount: FormatAmount
}

/**
 * The row under the pointer, or else the last row, as text on its own line: a finger does not cover it, and it
 * covers nothing. Screen readers have the table instead.
 */
export function PointedRow({ rows, texts, formatAmount }: Props) {
  const index = useAxesTooltip({ directions: ['x'] })?.[0]?.dataIndex
  const row = rows[index ?? rows.length - 1]
  if (!row) return <Line />
  return (
    <Line aria-hidden="true">
      <b>
        <bdi>{row.label}</bdi>
      </b>
      <bdi>{`${texts.up} ${formatAmount(row.up)}`}</bdi>
      <bdi>{`${texts.down} ${formatAmount(row.down)}`}</bdi>
      <bdi>{`${texts.net} ${formatAmount(netOf(row))}`}</bdi>
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  // With letters twice as large it takes four lines of double height.
  minHeight: pointedRowHeight,
  lineHeight: `${pointedRowHeight / 2 / 16}rem`,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  alignContent: 'flex-end',
}))
