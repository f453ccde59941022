import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { baht } from '../../demo/baht'
import { deposits } from '../sample/deposits'

const banks = [...new Set(deposits.map(({ bank }) => bank))].map((bank) => ({
  bank,
  rows: deposits.filter((deposit) => deposit.bank === bank),
}))

/** Sums first; a press shows the rows that they are made of. */
export function BanksWithDeposits() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Box component="section" tabIndex={0} aria-label="Sums by bank" sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Bank</TableCell>
            <TableCell align="right">Sum (baht)</TableCell>
          </TableRow>
        </TableHead>
        {banks.map(({ bank, rows }) => (
          <TableBody key={bank}>
            <TableRow>
              <TableCell component="th" scope="rowgroup">
                <Button
                  aria-expanded={open === bank}
                  onClick={() => setOpen(open === bank ? null : bank)}
                >
                  {bank} ({rows.length})
                </Button>
              </TableCell>
              <TableCell align="right">
                {baht(rows.reduce((sum, { amount }) => sum + amount, 0))}
              </TableCell>
            </TableRow>
            {open === bank &&
              rows.map(({ id, member, amount }) => (
                <TableRow key={id}>
                  <TableCell sx={{ paddingInlineStart: 4 }}>
                    {id}, {member}
                  </TableCell>
                  <TableCell align="right">{baht(amount)}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  )
}
