import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useId, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'
import { baht } from '../../demo/baht'
import type { Deposit } from '../sample/deposits'

/** A row, and below it what else there is to know. */
export function ExpandableRow({ deposit }: { deposit: Deposit }) {
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
