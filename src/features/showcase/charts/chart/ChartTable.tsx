import { styled } from '@mui/material/styles'
import type { ChartFigures } from './chartTable'

interface ChartTableProps {
  /** Name of the chart. */
  label: string
  figures: ChartFigures
  /** Height of the chart in pixels: longer tables scroll inside, by keyboard too. */
  height: number
}

const numbers = new Intl.NumberFormat('en')

export function ChartTable({ label, figures, height }: ChartTableProps) {
  return (
    <Scroller aria-label={`${label}: table`} tabIndex={0} style={{ height }}>
      <Table>
        <thead>
          <tr>
            {figures.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={figures.head[index + 1]}>
                  <bdi>{typeof cell === 'number' ? numbers.format(cell) : cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

const Scroller = styled('section')(({ theme }) => ({
  overflow: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '8px 12px', whiteSpace: 'nowrap', textAlign: 'end' },
  'th:first-of-type': { textAlign: 'start' },
  'tbody th': { fontWeight: 'inherit' },
  'tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  'thead th': { position: 'sticky', top: 0, backgroundColor: theme.palette.background.paper },
}))
