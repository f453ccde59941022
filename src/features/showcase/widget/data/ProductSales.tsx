import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'

const sales = [
  { day: 'Monday', sold: 34, baht: 10_200 },
  { day: 'Tuesday', sold: 41, baht: 12_300 },
  { day: 'Wednesday', sold: 29, baht: 8_700 },
]

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

export function ProductSales() {
  return (
    <Box component="section" tabIndex={0} aria-label="Shirts sold" sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        // The default size of a table footer is smaller than its rows.
        sx={{ '& tfoot td': { fontSize: '0.875rem', fontWeight: 'bold', color: 'text.primary' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell align="right">Sold</TableCell>
            <TableCell align="right">Baht</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sales.map(({ day, sold, baht }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{sold}</TableCell>
              <TableCell align="right">{money.format(baht)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>Together</TableCell>
            <TableCell align="right">{sales.reduce((sum, { sold }) => sum + sold, 0)}</TableCell>
            <TableCell align="right">
              {money.format(sales.reduce((sum, { baht }) => sum + baht, 0))}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  )
}
