import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { baht } from '../../demo/baht'
import { deposits } from '../sample/deposits'
import { narrowCells } from '../sample/narrowCells'

/** Two rows of headings: columns that belong together have one above them. */
export function GroupedHead() {
  return (
    <Frame tabIndex={0} aria-label="Deposits by groups of columns">
      <Table stickyHeader sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell colSpan={2} scope="colgroup">
              Who
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="right">
              Money (baht)
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Member</TableCell>
            <TableCell>Bank</TableCell>
            <TableCell align="right">Deposit</TableCell>
            <TableCell align="right">Bonus</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.map(({ id, member, bank, amount, bonus }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {member}
              </TableCell>
              <TableCell>{bank}</TableCell>
              <TableCell align="right">{baht(amount)}</TableCell>
              <TableCell align="right">{baht(bonus)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  )
}

const Frame = styled('section')({
  maxHeight: 320,
  overflow: 'auto',
  // Both rows as one, however high the first is.
  '& thead': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead th': { position: 'static' },
})
