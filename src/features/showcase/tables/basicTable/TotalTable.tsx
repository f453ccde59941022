import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { baht } from '../../demo/englishNumbers'

const prices = [
  { item: 'Lucky wheel ticket', price: 20 },
  { item: 'Bonus code', price: 150 },
  { item: 'Tournament seat', price: 500 },
] as const

export function TotalTable() {
  const [counts, setCounts] = useState<readonly number[]>([5, 2, 1])
  const costs = prices.map(({ price }, index) => price * (counts[index] ?? 0))
  const total = costs.reduce((sum, cost) => sum + cost, 0)

  // Text being typed stays as it is: a 0 for an empty field would remain before the next digit.
  const [typing, setTyping] = useState<{ at: number; text: string } | null>(null)

  const change = (at: number, text: string) => {
    setTyping({ at, text })
    const count = Math.min(99, Math.max(0, Math.trunc(Number(text)) || 0))
    setCounts(counts.map((known, index) => (index === at ? count : known)))
  }

  return (
    <Table
      aria-label="Order with its total"
      sx={{
        '& td, & th': { paddingInline: { xs: 0.5, sm: 2 } },
        // The default size of a table footer is smaller than its rows.
        '& tfoot *': { fontSize: 16, fontWeight: 'bold', color: 'text.primary' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell>Count</TableCell>
          <TableCell align="right">Baht</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {prices.map(({ item }, index) => (
          <TableRow key={item}>
            <TableCell component="th" scope="row">
              {item}
            </TableCell>
            <TableCell>
              <TextField
                type="number"
                size="small"
                value={typing?.at === index ? typing.text : counts[index]}
                onChange={(event) => change(index, event.target.value)}
                onBlur={() => setTyping(null)}
                slotProps={{ htmlInput: { min: 0, max: 99, 'aria-label': `Count of ${item}` } }}
                sx={{ width: 72 }}
              />
            </TableCell>
            <TableCell align="right">{baht(costs[index] ?? 0)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Total
          </TableCell>
          <TableCell align="right">{baht(total)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  )
}
