import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { baht } from '../../demo/baht'
import { deposits } from '../sample/deposits'
import { narrowCells } from '../sample/narrowCells'

/** The names of the columns stay in sight while the rows scroll. */
export function StickyDeposits() {
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label="Deposits with a head that stays"
      sx={{ maxHeight: 280, overflow: 'auto' }}
    >
      <Table stickyHeader sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell>Number</TableCell>
            <TableCell>Member</TableCell>
            <TableCell align="right">Amount (baht)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.map(({ id, member, amount }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {id}
              </TableCell>
              <TableCell>{member}</TableCell>
              <TableCell align="right">{baht(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
