import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { VisuallyHidden } from '#ui/page/Page'
import { deposits } from '../sample/deposits'
import { narrowCells } from '../sample/narrowCells'
import { ExpandableRow } from './ExpandableRow'

export function CollapsibleDeposits() {
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label="Deposits with details"
      sx={{ overflowX: 'auto' }}
    >
      <Table sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell>
              <VisuallyHidden>Details</VisuallyHidden>
            </TableCell>
            <TableCell>Number</TableCell>
            <TableCell>Member</TableCell>
            <TableCell align="right">Amount (baht)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.slice(0, 5).map((deposit) => (
            <ExpandableRow key={deposit.id} deposit={deposit} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
