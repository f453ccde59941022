import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useId } from 'react'
import { baht } from '../../demo/englishNumbers'
import { deposits } from '../sample/deposits'

export function DepositTable() {
  const captionId = useId()
  return (
    <TableContainer component="section" tabIndex={0} aria-labelledby={captionId}>
      <Table sx={{ minWidth: 480 }}>
        <caption id={captionId}>Deposits of this morning</caption>
        <TableHead>
          <TableRow>
            <TableCell>Number</TableCell>
            <TableCell>Member</TableCell>
            <TableCell>Bank</TableCell>
            <TableCell align="right">Amount (baht)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.slice(0, 5).map(({ id, member, bank, amount }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {id}
              </TableCell>
              <TableCell>{member}</TableCell>
              <TableCell>{bank}</TableCell>
              <TableCell align="right">{baht(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
