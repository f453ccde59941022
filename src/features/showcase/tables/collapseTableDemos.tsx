import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useId, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'
import { VisuallyHidden } from '#ui/page/Page'
import { baht } from '../demo/englishNumbers'
import { type Deposit, deposits } from './sample/deposits'
import { narrowCells } from './sample/narrowCells'

/** A row with expandable details below it. */
function ExpandableRow({ deposit }: { deposit: Deposit }) {
  const { id, member, amount, bonus, bank, time, status } = deposit
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={`Details of ${id}`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronIcon towards={isOpen ? 'up' : 'down'} size={20} />
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
          {id}
        </TableCell>
        <TableCell>{member}</TableCell>
        <TableCell align="right">{baht(amount)}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={4} id={detailsId} sx={{ py: 0 }}>
          <Collapse in={isOpen} unmountOnExit>
            <p>
              {bank}, {time}. {status}. Bonus: {baht(bonus)} baht.
            </p>
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  )
}

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

const banks = [...new Set(deposits.map(({ bank }) => bank))].map((bank) => ({
  bank,
  rows: deposits.filter((deposit) => deposit.bank === bank),
}))

/** Totals first; a press shows their rows. */
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
